import { expect, waitFor, within } from 'storybook/test'
import { classPageOn } from '#mocks/fixtures/classPages.ts'
import { fewClasses } from '#mocks/fixtures/classes.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isManualView } from '#stories/isManualView.ts'
import type { PlayContext } from '#stories/playContext.ts'
import preview from '#storybook/preview.tsx'
import { underBar } from '#stories/underBar.ts'

const pages = [classPageOn]

const meta = preview.meta({
  ...consoleAt('/admin/class'),
  tags: ['!autodocs', 'console'],
  parameters: underBar,
  beforeEach(context) {
    localStorage.setItem('text-language', 'en')
    context.msw.use(...apiHandlers({ classes: fewClasses, pages }))
    return () => localStorage.removeItem('text-language')
  },
})

async function tick({ canvas, userEvent }: PlayContext, titles: readonly string[]) {
  for (const title of titles)
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${title}` }))
}

/** Ticks classes, and opens their text. */
async function open(context: PlayContext, titles: readonly string[]) {
  await tick(context, titles)
  return openText(context, titles.length)
}

async function openText({ canvas, userEvent }: PlayContext, count: number) {
  const bar = within(canvas.getByRole('region', { name: `${count} selected` }))
  await userEvent.click(bar.getByRole('button', { name: 'Text for WhatsApp' }))
  return within(await canvas.findByRole('dialog', { name: 'Text for WhatsApp' }))
}

async function closeText({ canvas, userEvent }: PlayContext, dialog: ReturnType<typeof within>) {
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
}

/** The division of the filter is chosen already. The earliest class comes first. */
export const TextOfTicked = meta.story({
  args: { entries: ['/admin/class?batch_id=7&division_id=11'] },
  play: async (context) => {
    const dialog = await open(context, ['Module 2', 'Module 1'])
    await expect(await dialog.findByRole('textbox', { name: 'Text' })).toHaveDisplayValue(
      /^\*Batch 07 Women, Division A\*[^]*7 December[^]*Module 1[^]*22 December[^]*Module 2[^]*\/d\//,
    )
  },
})

/** What has no division has no group. */
export const TickedLeftOut = meta.story({
  play: async (context) => {
    const dialog = await open(context, ['Module 2', 'Grades of narration'])
    await expect(await dialog.findByText('1 of 2 classes has no division, and is left out.')).toBeVisible()
    await expect(await dialog.findByRole('textbox', { name: 'Text' })).toHaveDisplayValue(/Module 2/)
    if (isManualView) return
    await closeText(context, dialog)
    await tick(context, ['Module 2'])
    const none = await openText(context, 1)
    await expect(
      await none.findByText('None of these classes has a division, so there is no group to tell.'),
    ).toBeVisible()
    await expect(none.queryByRole('group', { name: 'Language' })).toBeNull()
    await expect(none.queryByRole('combobox')).toBeNull()
  },
})
