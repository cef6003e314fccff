import { expect } from 'storybook/test'
import { Spinner } from '#design-system/Spinner/Spinner.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Spinner.ts'

const meta = preview.meta({ tags: ['forced-colors'], component: Spinner, parameters: { guide } })

export const Default = meta.story({
  args: { label: 'Loading courses' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading courses')
  },
})

export const BesideWords = meta.story({
  render: () => (
    <p style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Spinner /> Deleting...
    </p>
  ),
})
