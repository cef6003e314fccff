import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import {
  DebouncedSearch,
  type DebouncedSearchProps,
} from '#design-system/DebouncedSearch/DebouncedSearch.tsx'
import { holdPause, passPause } from '#stories/heldPause.ts'
import preview from '#storybook/preview.tsx'
import { expectDarkEdge } from './formData.tsx'
import { guide } from './guides/DebouncedSearch.ts'
import { expectToFit } from './states.tsx'
import { expectRing, inArabic, inMalayalam } from './surroundings.tsx'

const PAUSE = 120

const meta = preview.meta({
  tags: ['forced-colors'],
  component: DebouncedSearch,
  parameters: { guide },
  args: {
    value: '',
    pauseMs: PAUSE,
    onSearch: fn(),
    label: 'Search courses...',
    placeholder: 'Search courses...',
  },
  render: (args) => <Page {...args} />,
})

/** One search after the debounce, not one per key press. */
export const Default = meta.story({
  beforeEach: () => holdPause(PAUSE),
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search courses...' })
    await userEvent.type(field, 'hadith')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await passPause()
    await expect(args.onSearch).toHaveBeenCalledWith('hadith')
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
})

/** Typed, searched immediately, and cleared in both ways. */
export const ByKeyboard = meta.story({
  args: { pauseMs: 60_000 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.tab()
    await userEvent.keyboard('seerah{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('seerah')
    await userEvent.keyboard('{Escape}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
    await userEvent.keyboard('hadith{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(args.onSearch).toHaveBeenCalledTimes(4)
  },
})

export const Hovered = meta.story({
  args: { value: 'seerah' },
  parameters: { pseudo: { hover: ['input', 'search button'] } },
  play: ({ canvas }) => expectDarkEdge(canvas.getByRole('searchbox')),
})

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expectRing(canvas.getByRole('searchbox'))
  },
})

/** No search: the shortcut key is shown. */
export const Empty = meta.story({
  args: { shortcutHint: '/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAttribute('aria-keyshortcuts', '/')
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull()
  },
})

/** The end of the text is not hidden by the buttons. */
export const LongText = meta.story({
  args: { value: 'biographies of narrators, grades of narration, supervised reading of the third year' },
})

export const Malayalam = meta.story({
  decorators: [inMalayalam],
  args: { label: 'കോഴ്സുകൾ തിരയുക', placeholder: 'കോഴ്സുകൾ തിരയുക', value: 'മരുഭൂമിയിലെ ബാല്യം' },
})

/** The search icon is on the right, "Clear search" on the left. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  decorators: [inArabic],
  args: { label: 'ابحث في الدروس', placeholder: 'ابحث في الدروس', value: 'الأربعون النووية' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox').getBoundingClientRect()
    const clear = canvas.getByRole('button', { name: 'Clear search' }).getBoundingClientRect()
    await expect(clear.right).toBeLessThan(field.left + field.width / 2)
  },
})

export const Narrow = LongText.extend({
  globals: { viewport: { value: 'narrow' } },
  play: expectToFit,
})

export const AtOnceOnEnter = meta.story({
  args: { pauseMs: 60_000 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'seerah{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('seerah')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
})

export const Cleared = meta.story({
  args: { value: 'seerah', pauseMs: 60_000 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onSearch).toHaveBeenCalledWith('')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
})

/** Typing continues while the response to the first letters is pending. */
export const TypedWhileLoading = meta.story({
  args: { pauseMs: 60 },
  render: (args) => <Page {...args} delayMs={150} />,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'had')
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('had'))
    await userEvent.type(field, 'ith')
    await waitFor(() => expect(canvas.getByText('Results for hadith')).toBeVisible())
    await expect(field).toHaveValue('hadith')
  },
})

/** Back, or 'Clear search' on the page: the field follows, and a pending search is dropped. */
export const ChangedFromOutside = meta.story({
  args: { value: 'seerah' },
  beforeEach: () => holdPause(PAUSE),
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, ' x')
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(field).toHaveValue('')
    await passPause()
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
})

interface PageProps extends DebouncedSearchProps {
  delayMs?: number
}

/** A page that passes the searched value back, immediately or after a delay. */
function Page({ delayMs = 0, ...search }: PageProps) {
  const [value, setValue] = useState(search.value)

  function onSearch(text: string) {
    search.onSearch(text)
    if (delayMs === 0) setValue(text)
    else setTimeout(() => setValue(text), delayMs)
  }

  return (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 340 }}>
      <DebouncedSearch {...search} value={value} onSearch={onSearch} />
      <p>{`Results for ${value === '' ? 'everything' : value}`}</p>
      <button type="button" onClick={() => setValue('')}>
        Show all
      </button>
    </div>
  )
}
