/** Runs a check while the page looks as on paper. Only tests can do so: in Storybook itself, it is left out. */
export async function inPrint(check: () => Promise<void>): Promise<void> {
  if (import.meta.env.STORY_LOOKS === undefined) return
  const { cdp } = await import('vitest/browser')
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  try {
    await check()
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  }
}
