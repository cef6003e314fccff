import { expect } from 'storybook/test'
import { Progress } from '#design-system/Progress/Progress.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Progress.ts'
import { expectToFit } from './states.tsx'
import { inArabic, inMalayalam } from './surroundings.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Progress,
  parameters: { guide },
  args: { label: 'Downloading students', value: 120, max: 248, text: '120 of 248' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Downloading students' })
    await expect(bar).toHaveAttribute('value', '120')
    await expect(bar).toHaveAttribute('max', '248')
    await expect(bar).toHaveAccessibleDescription('120 of 248')
  },
})

/** Indeterminate: the bar loops. */
export const Pending = meta.story({
  args: { value: undefined, text: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value')
  },
})

/** At 0 %. */
export const Empty = meta.story({
  args: { value: 0, text: '0 of 248' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0')
  },
})

export const Done = meta.story({ args: { value: 248, text: '248 of 248' } })

export const LongText = meta.story({
  args: {
    label: `Downloading the students of ${'all batches and divisions '.repeat(8)}`,
    text: '120,000 of 248,000 students',
  },
})

export const Malayalam = meta.story({
  args: { label: 'വിദ്യാർത്ഥികളുടെ പട്ടിക തയ്യാറാക്കുന്നു', text: '248-ൽ 120' },
  decorators: [inMalayalam],
})

/** It fills from the right. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { label: 'جارٍ تنزيل قائمة الطلاب', text: '١٢٠ من ٢٤٨' },
  decorators: [inArabic],
  play: async ({ canvas }) => {
    const label = canvas.getByText('جارٍ تنزيل قائمة الطلاب').getBoundingClientRect()
    const text = canvas.getByText('١٢٠ من ٢٤٨').getBoundingClientRect()
    await expect(label.right).toBeGreaterThan(text.right)
  },
})

export const Narrow = LongText.extend({
  globals: { viewport: { value: 'narrow' } },
  args: { label: `Downloading ${'unbroken'.repeat(10)}` },
  play: expectToFit,
})
