import { expect } from 'storybook/test'
import { Progress } from '#design-system/Progress/Progress.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Progress.ts'
import { rightToLeft } from './surroundings.tsx'

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

/** Indeterminate: the bar loops. Then at 0 %, and done. */
export const PendingAndEmpty = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Progress {...args} label="Preparing" value={undefined} text={undefined} />
      <Progress {...args} label="Beginning" value={0} text="0 of 248" />
      <Progress {...args} label="Done" value={248} text="248 of 248" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Preparing' })).not.toHaveAttribute('value')
    await expect(canvas.getByRole('progressbar', { name: 'Beginning' })).toHaveAttribute('value', '0')
    await expect(canvas.getByRole('progressbar', { name: 'Done' })).toHaveAttribute('value', '248')
  },
})

export const LongText = meta.story({
  args: {
    label: `Downloading the ${'unbroken'.repeat(10)} of ${'all batches and divisions '.repeat(8)}`,
    text: '120,000 of 248,000 students',
  },
  play: async ({ canvas }) => {
    const label = canvas.getByText(/^Downloading/)
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth)
  },
})

/** It fills from the right. */
export const MalayalamAndRightToLeft = meta.story({
  ...rightToLeft,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Progress {...args} label="جارٍ تنزيل قائمة الطلاب" text="١٢٠ من ٢٤٨" />
      <div lang="ml" dir="ltr">
        <Progress {...args} label="വിദ്യാർത്ഥികളുടെ പട്ടിക തയ്യാറാക്കുന്നു" text="248-ൽ 120" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const [label, text, malayalam, its] = [
      'جارٍ تنزيل قائمة الطلاب',
      '١٢٠ من ٢٤٨',
      'വിദ്യാർത്ഥികളുടെ പട്ടിക തയ്യാറാക്കുന്നു',
      '248-ൽ 120',
    ].map((words) => canvas.getByText(words).getBoundingClientRect().right)
    await expect(label).toBeGreaterThan(text ?? Number.NaN)
    await expect(malayalam).toBeLessThan(its ?? Number.NaN)
  },
})
