import { failureOf, type Outcome, exitCodes } from '#server/node/failures.ts'
import type { DataLocation } from '#server/node/openStore.ts'
import { usageOf } from '#server/node/usage.ts'
import { backUp, check, move, restore } from './commands.ts'

type Run = (location: DataLocation, args: string[], now: Date) => Promise<string | undefined>

/** The commands by name. Each returns undefined for invalid arguments. */
const commands: Record<'backup' | 'restore' | 'move', Run> = {
  backup: async (location, args, now) => {
    const [file, ...more] = args.filter((part) => part !== '--check')
    if (more.length > 0) return undefined
    if (!args.includes('--check')) return backUp(location, file, now)
    return file === undefined ? undefined : check(file)
  },
  restore: async (location, args, now) => {
    const isReplaced = args.includes('--replace')
    const at = args.indexOf('--erasures')
    const erasures = at < 0 ? undefined : (args[at + 1] ?? '')
    const rest = at < 0 ? args : args.toSpliced(at, 2)
    const [file, ...more] = rest.filter((part) => part !== '--replace')
    if (file === undefined || more.length > 0 || erasures === '') return undefined
    return restore(location, file, { isReplaced, erasures, now })
  },
  move: async (location, [address, ...more], now) =>
    address === undefined || more.length > 0 ? undefined : move(location, locationAt(location, address), now),
}

const isBackupCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name)

/** Parses a target: a PostgreSQL address or a folder. */
function locationAt({ DATA_DIR }: DataLocation, address: string): DataLocation {
  return /^postgres(ql)?:\/\//.test(address) ? { DATABASE_URL: address, DATA_DIR } : { DATA_DIR: address }
}

/** Runs a command of this module; returns undefined for any other command. */
export async function runBackupCommand(
  name: string,
  args: string[],
  location: DataLocation,
  now: Date,
): Promise<Outcome | undefined> {
  if (!isBackupCommand(name)) return undefined
  return outcomeOf(name, location, () => commands[name](location, args, now))
}

/** Runs a command; its usage is the outcome if it returns undefined, for invalid arguments. */
export async function outcomeOf(
  name: Parameters<typeof usageOf>[0],
  location: DataLocation,
  run: () => Promise<string | undefined>,
): Promise<Outcome> {
  try {
    const said = await run()
    return said === undefined ? { said: usageOf(name), exitCode: exitCodes.usage } : { said, exitCode: 0 }
  } catch (error) {
    const failure = failureOf(error, location)
    if (failure) return failure
    throw error
  }
}
