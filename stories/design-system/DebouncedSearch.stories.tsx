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
import { expectRing, rightToLeft } from './surroundings.tsx'

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

/** With its shortcut. One search after the pause, not one per key; emptied from the page, it drops the search that was waiting. */
export const Default = meta.story({
  args: { shortcutHint: '/' },
  beforeEach: () => holdPause(PAUSE),
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search courses...' })
    await expect(field).toHaveAttribute('aria-keyshortcuts', '/')
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull()
    await userEvent.type(field, 'hadith')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await passPause()
    await expect(args.onSearch).toHaveBeenCalledWith('hadith')
    await userEvent.type(field, ' x')
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(field).toHaveValue('')
    await passPause()
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
})

/** Typed, searched at once with Enter, and cleared in all ways. */
export const ByKeyboard = meta.story({
  args: { pauseMs: 60_000 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.tab()
    await userEvent.keyboard('seerah{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('seerah')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
    await userEvent.keyboard('hadith{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(args.onSearch).toHaveBeenCalledTimes(4)
    await userEvent.keyboard('fiqh{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
})

export const HoveredAndFocused = meta.story({
  args: { value: 'seerah' },
  parameters: { pseudo: { hover: ['input', 'search button'] } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox')
    await expectDarkEdge(field)
    await userEvent.tab()
    await expectRing(field)
  },
})

/** The end of the text is not hidden by the buttons. */
export const LongTextAndMalayalam = meta.story({
  args: {
    label: 'കോഴ്സുകൾ തിരയുക',
    value: 'മരുഭൂമിയിലെ ബാല്യം, biographies of narrators, grades of narration, supervised reading',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'കോഴ്സുകൾ തിരയുക' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible()
  },
})

/** The search icon is on the right, "Clear search" on the left. */
export const RightToLeft = meta.story({
  ...rightToLeft,
  args: { label: 'ابحث في الدروس', placeholder: 'ابحث في الدروس', value: 'الأربعون النووية' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox').getBoundingClientRect()
    const clear = canvas.getByRole('button', { name: 'Clear search' }).getBoundingClientRect()
    await expect(clear.right).toBeLessThan(field.left + field.width / 2)
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
