import { expect, within } from 'storybook/test'
import { classPageOn } from '#mocks/fixtures/classPages.ts'
import { fewClasses, manyClasses } from '#mocks/fixtures/classes.ts'
import { lessonsOfWeek } from '#mocks/fixtures/classWeek.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import type { PlayContext } from '#stories/playContext.ts'
import preview from '#storybook/preview.tsx'
import { underBar } from '#stories/underBar.ts'
import { atTheOffice } from './classStory.ts'

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
  const { canvas, userEvent } = context
  await tick(context, titles)
  const bar = within(canvas.getByRole('region', { name: `${titles.length} selected` }))
  await userEvent.click(bar.getByRole('button', { name: 'Text for WhatsApp' }))
  return within(await canvas.findByRole('dialog', { name: 'Text for WhatsApp' }))
}

/** The division of the filter is chosen already. The earliest class comes first. */
export const TextOfTicked = meta.story({
  args: { entries: ['/admin/class?batch_id=7&division_id=11'] },
  play: async (context) => {
    const dialog = await open(context, ['Module 2', 'Module 1'])
    await expect(await dialog.findByRole('textbox', { name: 'Text' })).toHaveValue(
      `*Batch 07 Women, Division A*

*Saturday, 7 December*
6:30 PM  Hadith sciences: Module 1

*Sunday, 22 December*
6:30 PM  Hadith sciences: Module 2

See the classes here:
${location.origin}/d/${classPageOn.token}`,
    )
  },
})

/** Each division has a group, and an address, of its own: one is asked for. */
export const TickedOfSeveralDivisions = meta.story({
  play: async (context) => {
    const dialog = await open(context, ['Module 1', 'Letters and places'])
    await expect(dialog.getByRole('combobox', { name: /Division/ })).toBeVisible()
    await expect(dialog.queryByRole('link', { name: 'Open WhatsApp' })).toBeNull()
  },
})

export const TickedLeftOut = meta.story({
  play: async (context) => {
    const dialog = await open(context, ['Module 2', 'Grades of narration'])
    await expect(await dialog.findByText('1 of 2 classes has no division, and is left out.')).toBeVisible()
    await expect(await dialog.findByRole('textbox', { name: 'Text' })).toHaveDisplayValue(/Module 2/)
  },
})

export const TickedWithoutDivision = meta.story({
  play: async (context) => {
    const dialog = await open(context, ['Grades of narration'])
    await expect(
      await dialog.findByText('None of these classes has a division, so there is no group to tell.'),
    ).toBeVisible()
    await expect(dialog.queryByRole('group', { name: 'Language' })).toBeNull()
    await expect(dialog.queryByRole('combobox')).toBeNull()
  },
})

const fiftyOne = [
  ...manyClasses,
  ...manyClasses.slice(0, 4).map((lesson, index) => ({ ...lesson, M03_ClassesId: 100 + index })),
]

/** More classes than a group would read. What takes more stays. */
export const TickedTooMany = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ classes: fiftyOne })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Page 1 of/)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 51 that match' }))
    const bar = within(canvas.getByRole('region', { name: 'All 51 selected' }))
    await expect(bar.getByText('Text for WhatsApp: at most 50 at once')).toBeVisible()
    await expect(bar.queryByRole('button', { name: 'Text for WhatsApp' })).toBeNull()
    await expect(bar.getByRole('button', { name: 'Shift' })).toBeVisible()
  },
})

export const TickedInTheAgenda = meta.story({
  args: { entries: ['/admin/class?view=agenda&division_id=11&batch_id=7'] },
  beforeEach: atTheOffice({ classes: lessonsOfWeek, pages }, '2024-12-10T12:30:00Z'),
  play: async (context) => {
    const dialog = await open(context, ['Module 1', 'The chain and the text'])
    await expect(await dialog.findByRole('textbox', { name: 'Text' })).toHaveDisplayValue(
      /The chain and the text[^]*Module 1/,
    )
  },
})

export const TickedOnANarrowPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    const { canvas } = context
    await tick(context, ['Module 1'])
    const button = canvas.getByRole('button', { name: 'Text for WhatsApp' })
    await expect(button).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
