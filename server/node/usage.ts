import { Settings } from './settings.ts'

/** Arguments and purpose of each command of the server. */
const commands = {
  serve: ['', 'Runs site, console and API (the default command)'],
  demo: ['', 'Runs the same with sample data'],
  'admin:reset': [
    '[name] [--new]',
    'Sets a new password for a person and prints it once; --new adds an Administrator',
  ],
  backup: ['[file]', 'Writes all data to one file while the server runs; --check file verifies a backup'],
  restore: ['file [--replace] [--erasures file]', 'Restores a backup into an empty database'],
  move: ['address', 'Copies all data to an empty PostgreSQL (postgres://...) or to a folder'],
  'site:export': ['folder', 'Writes what the site shows as a content file'],
  'site:import': ['folder', 'Publishes the content file in a folder as a new version of the site'],
} as const satisfies Record<string, readonly [args: string, purpose: string]>

export const isCommand = (name: string) => Object.hasOwn(commands, name)

export const isHelpAsked = (words: readonly string[]) => words.includes('--help') || words.includes('-h')

/** Returns the usage of one command, printed after wrong arguments. */
export function usageOf(name: keyof typeof commands): string {
  const [args, purpose] = commands[name]
  return `Usage: npm run ${name} -- ${args}\n${purpose}`
}

/** Returns the text of `--help`: all commands and settings. */
export function usage(): string {
  const ofCommands = Object.entries(commands).map(([name, [args, purpose]]) =>
    line(`${name} ${args}`, purpose),
  )
  const ofSettings = Object.entries(Settings.shape).map(([name, schema]) =>
    line(name, schema.description ?? ''),
  )
  return [
    'Usage: node dist/server/main.js [command]',
    '',
    ...ofCommands,
    '',
    'Settings (environment variables):',
    '',
    ...ofSettings,
  ].join('\n')
}

const line = (name: string, purpose: string) => `  ${name.padEnd(26)}${purpose}`
