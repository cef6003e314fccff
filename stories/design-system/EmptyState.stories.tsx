import { expect, fn } from 'storybook/test'
import emptyLedger from '#content/art/empty-ledger.svg'
import { Button } from '#design-system/Button/Button.tsx'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/EmptyState.ts'
import { expectToFit } from './states.tsx'
import { inArabic, inMalayalam } from './surroundings.tsx'

const clear = fn()

const meta = preview.meta({
  component: EmptyState,
  args: { title: 'NO COURSES FOUND' },
  parameters: { guide },
})

export const Default = meta.story({
  args: {
    art: emptyLedger,
    children: 'No course matches "zzz". Clear the search, or add a course.',
    action: <Button onPress={clear}>Clear search</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    clear.mockClear()
    await expect(canvas.getByRole('heading', { name: 'NO COURSES FOUND' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(clear).toHaveBeenCalledOnce()
  },
})

/** The title only, without illustration, text and action. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const LongText = meta.story({
  args: {
    art: emptyLedger,
    title: 'NO COURSES FOUND THAT HAVE ALL OF THE WORDS THAT WERE LOOKED FOR, IN WHICHEVER ORDER',
    children: `No course matches "${'zzz'.repeat(40)}". ${'Clear the search, or add a course. '.repeat(4)}`,
    action: <Button>Clear search</Button>,
  },
  play: expectToFit,
})

export const Malayalam = meta.story({
  args: {
    art: emptyLedger,
    title: 'കോഴ്സുകൾ കണ്ടെത്തിയില്ല',
    children: 'തിരയൽ മായ്ക്കുക, അല്ലെങ്കിൽ പുതിയ ഒരു കോഴ്സ് ചേർക്കുക.',
    action: <Button>തിരയൽ മായ്ക്കുക</Button>,
  },
  decorators: [inMalayalam],
})

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: {
    art: emptyLedger,
    title: 'لم يُعثر على دورات',
    children: 'امسح البحث، أو أضف دورة.',
    action: <Button>مسح البحث</Button>,
  },
  decorators: [inArabic],
})

export const Narrow = LongText.extend({ globals: { viewport: { value: 'narrow' } } })
