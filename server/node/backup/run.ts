import { Refused } from '#server/store/sql/backup/snapshot.ts'
import type { DataPlace } from '#server/node/openStore.ts'
import { backUp, move, restore } from './commands.ts'

/** Exit codes of sysexits.h. */
const EXIT_USAGE = 64
const exitCodes = { unreadable: 65, missing: 66, occupied: 73 } as const

/** How a command ended: what there is to say, and the process's exit code. */
export interface Outcome {
  said: string
  exitCode: number
}

type Run = (place: DataPlace, args: string[], now: Date) => Promise<string | undefined>

/** By name; undefined when the arguments are not those of the command. */
const commands: Record<string, { usage: string; run: Run }> = {
  backup: {
    usage: 'npm run backup [-- file]',
    run: async (place, [file, ...more], now) => (more.length > 0 ? undefined : backUp(place, file, now)),
  },
  restore: {
    usage: 'npm run restore -- file [--replace]',
    run: async (place, args, now) => {
      const [file, ...more] = args.filter((part) => part !== '--replace')
      const isReplaced = args.includes('--replace')
      return file === undefined || more.length > 0 ? undefined : restore(place, file, { isReplaced, now })
    },
  },
  move: {
    usage: 'npm run move -- postgres://user@host/database, or the folder of an embedded database',
    run: async (place, [address, ...more], now) =>
      address === undefined || more.length > 0 ? undefined : move(place, placeAt(place, address), now),
  },
}

/** A PostgreSQL address or a folder. */
function placeAt({ DATA_DIR }: DataPlace, address: string): DataPlace {
  return /^postgres(ql)?:\/\//.test(address) ? { DATABASE_URL: address, DATA_DIR } : { DATA_DIR: address }
}

/** Runs a command of this room; undefined when it is none of them. */
export async function runBackupCommand(
  name: string,
  args: string[],
  place: DataPlace,
  now: Date,
): Promise<Outcome | undefined> {
  const command = commands[name]
  if (!command) return undefined
  try {
    const said = await command.run(place, args, now)
    return said === undefined
      ? { said: `Usage: ${command.usage}`, exitCode: EXIT_USAGE }
      : { said, exitCode: 0 }
  } catch (error) {
    if (error instanceof Refused) return { said: error.message, exitCode: exitCodes[error.reason] }
    throw error
  }
}
