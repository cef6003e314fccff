/** A line of a stack that names a place in the code. */
const place = /^ {4}at .*(:\d+:\d+|<anonymous>)\)?$/

/** Returns an error as the log may have it: its name, code and stack, without its message, which may quote a person's data. */
export function loggedError(error: unknown) {
  if (!(error instanceof Error)) return { fault: typeof error }
  const code = 'code' in error ? String(error.code) : undefined
  // The stack begins with the message, which may have lines that look like places.
  const lines = error.stack?.replace(error.message, '').split('\n')
  return { fault: error.name, code, at: lines?.filter((line) => place.test(line)) }
}
