import { expect, fn } from 'storybook/test'
import emptyLedger from '#content/art/empty-ledger.svg'
import { Button } from '#design-system/Button/Button.tsx'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/EmptyState.ts'
import { expectToFit, rightToLeft } from './surroundings.tsx'

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
    await expect(canvas.getByRole('heading', { name: 'NO COURSES FOUND' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(clear).toHaveBeenCalledOnce()
  },
})

/** The first has the title only, without illustration, text and action. */
export const EmptyAndLongText = meta.story({
  render: (args) => (
    <>
      <EmptyState {...args} />
      <EmptyState
        art={emptyLedger}
        title="NO COURSES FOUND THAT HAVE ALL OF THE WORDS THAT WERE LOOKED FOR, IN WHICHEVER ORDER"
        action={<Button>Clear search</Button>}
      >
        {`No course matches "${'zzz'.repeat(40)}". ${'Clear the search, or add a course. '.repeat(4)}`}
      </EmptyState>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await expectToFit()
  },
})

export const MalayalamAndRightToLeft = meta.story({
  ...rightToLeft,
  render: () => (
    <>
      <EmptyState art={emptyLedger} title="لم يُعثر على دورات" action={<Button>مسح البحث</Button>}>
        امسح البحث، أو أضف دورة.
      </EmptyState>
      <div lang="ml" dir="ltr">
        <EmptyState art={emptyLedger} title="കോഴ്സുകൾ കണ്ടെത്തിയില്ല" action={<Button>തിരയൽ മായ്ക്കുക</Button>}>
          തിരയൽ മായ്ക്കുക, അല്ലെങ്കിൽ പുതിയ ഒരു കോഴ്സ് ചേർക്കുക.
        </EmptyState>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ['لم يُعثر على دورات', 'കോഴ്സുകൾ കണ്ടെത്തിയില്ല'])
      await expect(canvas.getByRole('heading', { name })).toBeVisible()
  },
})
