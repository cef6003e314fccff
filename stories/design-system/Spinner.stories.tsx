import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { Spinner } from '#design-system/Spinner/Spinner.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Spinner.ts'
import { inArabic, inMalayalam } from './surroundings.tsx'

const meta = preview.meta({ tags: ['forced-colors'], component: Spinner, parameters: { guide } })

export const Default = meta.story({
  args: { label: 'Loading courses' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading courses')
  },
})

export const BesideWords = meta.story({
  render: () => <Line>Deleting...</Line>,
})

/** Stays a round ring next to long text. */
export const LongText = meta.story({
  render: () => (
    <Line>{'Deleting the course with all of its classes, as somebody asked for. '.repeat(6)}</Line>
  ),
  play: async ({ canvasElement }) => {
    const ring = canvasElement.querySelector('[aria-hidden]')
    await expect(ring?.clientWidth).toBe(ring?.clientHeight)
  },
})

export const Malayalam = meta.story({
  render: () => <Line>ഇല്ലാതാക്കുന്നു...</Line>,
  decorators: [inMalayalam],
})

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  render: () => <Line>جارٍ الحذف...</Line>,
  decorators: [inArabic],
})

function Line({ children }: { children: ReactNode }) {
  return (
    <p style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Spinner /> {children}
    </p>
  )
}
