import { LocatedError, failureOf, exitCodes } from './failures.ts'
import { loggedError } from './loggedError.ts'
import type { DataLocation } from './openStore.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)

/** Ends the process after a failed start or command, with a message if the error is a known one. */
export function endWith(error: unknown, location: DataLocation): never {
  const failure = failureOf(error, location)
  if (failure) {
    say(failure.said)
    return process.exit(failure.exitCode)
  }
  const cause = error instanceof LocatedError ? error.cause : error
  return endUnforeseen(cause, cause instanceof Error ? cause.message : undefined)
}

/**
 * Ends the process on an uncaught error: its state is unknown, and the service manager starts a new process. The
 * error's message may quote personal data, so only its name, code and stack are printed.
 */
export function endOnUncaught(): void {
  process.on('uncaughtException', (error) => endUnforeseen(error))
  process.on('unhandledRejection', (reason) => endUnforeseen(reason))
}

/** @param message printed if no request was running, as it then contains no personal data */
function endUnforeseen(error: unknown, message?: string): never {
  try {
    say('The process ended because of an unexpected error. Please send the next line to the developers:')
    say(JSON.stringify({ level: 60, message, ...loggedError(error) }))
  } finally {
    process.exit(exitCodes.unforeseen)
  }
}
