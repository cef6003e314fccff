import { Settings } from './settings.ts'

/** The server's commands: their arguments and purpose. */
const commands = {
  serve: ['', 'Site, console and API. The usual one, which needs not be named'],
  demo: ['', 'The same with sample data'],
  'admin:reset': ['[name]', 'A new password for an administrator, printed once'],
  backup: ['[file]', 'All data in one file, while the server runs; --check file: whether a backup is whole'],
  restore: ['file [--replace] [--erasures file]', 'A backup into an empty database'],
  move: ['address', 'Everything into an empty PostgreSQL (postgres://...), or into a folder'],
} as const satisfies Record<string, readonly [args: string, purpose: string]>

export const isCommand = (name: string) => Object.hasOwn(commands, name)

export const isHelpAsked = (words: readonly string[]) => words.includes('--help') || words.includes('-h')

/** Returns the usage of a command, for wrong arguments. */
export function usageOf(name: keyof typeof commands): string {
  const [args, purpose] = commands[name]
  return `Usage: npm run ${name} -- ${args}\n${purpose}`
}

/** Returns the text of `--help`: commands and settings. */
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
    'Settings, from the environment:',
    '',
    ...ofSettings,
  ].join('\n')
}

const line = (name: string, purpose: string) => `  ${name.padEnd(26)}${purpose}`
