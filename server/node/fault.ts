/** An error as the log may have it: where it happened, but not its message, which may quote somebody's data. */
export function fault(error: unknown) {
  if (!(error instanceof Error)) return { fault: typeof error }
  const code = 'code' in error ? String(error.code) : undefined
  const at = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return { fault: error.name, code, at }
}
