/** Set by `npm test` alone: nothing else can show a page as on paper. */
type Emulate = (media: 'print' | 'screen') => Promise<void>

/** Runs a check while the page looks as on paper. In Storybook itself, it is left out. */
export async function inPrint(check: () => Promise<void>): Promise<void> {
  const emulate: Emulate | undefined = Reflect.get(window, 'emulateMedia')
  if (!emulate) return
  await emulate('print')
  try {
    await check()
  } finally {
    await emulate('screen')
  }
}
