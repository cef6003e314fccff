import { expect } from 'storybook/test'
import { Progress } from '#design-system/Progress/Progress.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Progress.ts'

const meta = preview.meta({
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

export const Indeterminate = meta.story({
  args: { value: undefined, text: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value')
  },
})

export const Done = meta.story({ args: { value: 248, text: '248 of 248' } })

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } })
