import { outcomeOf } from '#server/node/backup/run.ts'
import type { Outcome } from '#server/node/failures.ts'
import { exportSite, importSite, type SiteCommand } from './siteCommands.ts'

const commands = { 'site:export': exportSite, 'site:import': importSite }

const isSiteCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name)

/** Runs a command of this module; returns undefined for any other command. */
export async function runSiteCommand(
  name: string,
  [folder, ...more]: readonly string[],
  parts: () => Promise<SiteCommand>,
): Promise<Outcome | undefined> {
  if (!isSiteCommand(name)) return undefined
  const command = await parts()
  return outcomeOf(name, command.location, async () =>
    folder === undefined || more.length > 0 ? undefined : commands[name](command, folder),
  )
}
