import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { Spinner } from '#design-system/Spinner/Spinner.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Spinner.ts'
import { rightToLeft } from './surroundings.tsx'

const meta = preview.meta({ tags: ['forced-colors'], component: Spinner, parameters: { guide } })

/** With a label of its own, and beside words. */
export const Default = meta.story({
  render: () => (
    <>
      <Spinner label="Loading courses" />
      <Line>Deleting...</Line>
    </>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading courses'),
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

/** It stands where the words begin. */
export const MalayalamAndRightToLeft = meta.story({
  ...rightToLeft,
  render: () => (
    <>
      <Line>جارٍ الحذف...</Line>
      <div lang="ml" dir="ltr">
        <Line>ഇല്ലാതാക്കുന്നു...</Line>
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('[aria-hidden]')].map(
      (ring) => ring.getBoundingClientRect().left,
    )
    await expect(first).toBeGreaterThan(second ?? Number.NaN)
  },
})

function Line({ children }: { children: ReactNode }) {
  return (
    <p style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Spinner /> {children}
    </p>
  )
}
