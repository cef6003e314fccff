/** Matches a line of a stack trace. */
const stackFrame = /^ {4}at .*(:\d+:\d+|<anonymous>)\)?$/

/** Returns an error for the log: name, code and stack, without the message, which may quote personal data. */
export function loggedError(error: unknown) {
  if (!(error instanceof Error)) return { fault: typeof error }
  const code = 'code' in error ? String(error.code) : undefined
  // The message comes first in the stack and may contain lines that look like stack frames.
  const lines = error.stack?.replace(error.message, '').split('\n')
  return { fault: error.name, code, at: lines?.filter((line) => stackFrame.test(line)) }
}
