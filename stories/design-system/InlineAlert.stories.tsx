import { expect, fn } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/InlineAlert.ts'
import { expectToFit } from './states.tsx'
import { inArabic, inMalayalam } from './surroundings.tsx'

const retry = fn()

const meta = preview.meta({
  tags: ['forced-colors'],
  component: InlineAlert,
  args: { children: 'Cannot delete this batch.' },
  parameters: { guide },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Cannot delete this batch.')
  },
})

/** An error with an action. */
export const Failed = meta.story({
  args: {
    children: 'The classes could not be loaded.',
    action: (
      <Button size="sm" icon="retry" onPress={retry}>
        Retry
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear()
    await expect(canvas.getByRole('alert')).toHaveTextContent('The classes could not be loaded.')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(retry).toHaveBeenCalledOnce()
  },
})

export const Success = meta.story({ args: { tone: 'success', children: 'The batch is saved.' } })

export const Info = meta.story({
  args: {
    tone: 'info',
    children: 'We restored your unsaved changes.',
    action: <Button>Discard</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We restored your unsaved changes.')
  },
})

export const Warning = meta.story({
  args: {
    tone: 'warning',
    children: 'Somebody else changed this in the meantime.',
    action: (
      <>
        <Button>Save mine</Button>
        <Button>Take theirs</Button>
      </>
    ),
  },
})

export const LongText = meta.story({
  args: { children: 'Cannot delete this batch, it has students. '.repeat(8) },
})

export const Malayalam = meta.story({
  args: { children: 'ഈ ബാച്ച് ഇല്ലാതാക്കാൻ കഴിയില്ല: അതിൽ വിദ്യാർത്ഥികളുണ്ട്.' },
  decorators: [inMalayalam],
})

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { children: 'لا يمكن حذف هذه الدفعة.' },
  decorators: [inArabic],
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    tone: 'warning',
    children: `Somebody else changed this in the meantime: ${'Unbroken'.repeat(12)}`,
    action: (
      <>
        <Button>Save mine</Button>
        <Button>Take theirs</Button>
      </>
    ),
  },
  play: expectToFit,
})
