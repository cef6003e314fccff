/** A line of a stack that names a place in the code. */
const place = /^ {4}at .*(:\d+:\d+|<anonymous>)\)?$/

/** An error as the log may have it: where it happened, but not its message, which may quote somebody's data. */
export function fault(error: unknown) {
  if (!(error instanceof Error)) return { fault: typeof error }
  const code = 'code' in error ? String(error.code) : undefined
  // The stack begins with the message, which may have lines that look like places.
  const lines = error.stack?.replace(error.message, '').split('\n')
  return { fault: error.name, code, at: lines?.filter((line) => place.test(line)) }
}
