import { expect, fn, waitFor } from 'storybook/test'
import { DragScroll } from '#design-system/DragScroll/DragScroll.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/DragScroll.ts'
import { expectRing, expectToFit, inWidth } from './surroundings.tsx'

const press = fn()

const meta = preview.meta({
  tags: ['forced-colors'],
  component: DragScroll,
  parameters: { guide },
  args: { label: 'Days', onSettle: fn(), children: days(20) },
  decorators: [inWidth(480)],
})

/** A drag of less than 10 px is a click. */
export const Default = meta.story({
  parameters: { spec: [479, 480] },
  play: async ({ canvas, userEvent, args }) => {
    const row = canvas.getByRole('region', { name: 'Days' })
    const day = canvas.getByRole('button', { name: 'DAY-02' })
    await userEvent.pointer(drag(day, 200, 192))
    await expect(row.scrollLeft).toBe(0)
    await expect(press).toHaveBeenCalledOnce()
    await userEvent.pointer(drag(day, 300, 100))
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(150))
    await expect(press).toHaveBeenCalledOnce()
    await waitFor(() => expect(args.onSettle).toHaveBeenCalled())
    await expect(getComputedStyle(row).touchAction).toContain('pan-y')
    // The momentum of a drag depends on its speed, so the story resets the position.
    row.scrollTo({ left: 0, behavior: 'instant' })
  },
})

/** The focus ring is around the row, which arrow keys scroll. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('region', { name: 'Days' })
    await userEvent.tab()
    await expectRing(row)
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(row.scrollLeft).toBe(300))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(row.scrollLeft).toBe(row.scrollWidth - row.clientWidth))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(row.scrollLeft).toBe(0))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'DAY-01' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(press).toHaveBeenCalledOnce()
  },
})

/** The row scrolls, the page does not; a single item wider than the row scrolls as well. */
export const LongTextAndManyItems = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    children: days(365, 'A day of papers and readings on the six canonical collections, with supper'),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('region')
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
    await expectToFit()
  },
})

export const MalayalamAndRightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: {
    label: 'الأيام',
    children: (
      <>
        <div lang="ar">{days(20, 'اليوم')}</div>
        <div lang="ml">{days(20, 'ദിവസം')}</div>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('region', { name: 'الأيام' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(row.scrollLeft).toBe(-300))
  },
})

function days(count: number, word = 'DAY') {
  return (
    <div style={{ display: 'flex', gap: 8, padding: 8, inlineSize: 'max-content' }}>
      {Array.from({ length: count }, (_, at) => (
        <button
          key={at}
          type="button"
          onClick={press}
          style={{ padding: 24, border: '1px solid var(--color-border-control)', borderRadius: 8 }}
        >
          {word}-{String(at + 1).padStart(2, '0')}
        </button>
      ))}
    </div>
  )
}

function drag(target: Element, from: number, to: number) {
  return [
    { keys: '[MouseLeft>]', target, coords: { clientX: from, clientY: 40 } },
    { target, coords: { clientX: (from + to) / 2, clientY: 40 } },
    { target, coords: { clientX: to, clientY: 40 } },
    { keys: '[/MouseLeft]', target, coords: { clientX: to, clientY: 40 } },
  ]
}
