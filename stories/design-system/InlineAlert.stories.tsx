import { expect, fn } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/InlineAlert.ts'
import { Column, rightToLeft } from './surroundings.tsx'

const retry = fn()

const meta = preview.meta({
  tags: ['forced-colors'],
  component: InlineAlert,
  args: { children: 'Cannot delete this batch.' },
  parameters: { guide },
})

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Cannot delete this batch.'),
})

/** With actions; and the other tones. */
export const FailedAndSuccess = meta.story({
  render: () => (
    <Column>
      <InlineAlert
        action={
          <Button size="sm" icon="retry" onPress={retry}>
            Retry
          </Button>
        }
      >
        The classes could not be loaded.
      </InlineAlert>
      <InlineAlert tone="success">The batch is saved.</InlineAlert>
      <InlineAlert tone="info" action={<Button>Discard</Button>}>
        We restored your unsaved changes.
      </InlineAlert>
      <InlineAlert tone="warning">Somebody else changed this in the meantime.</InlineAlert>
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The classes could not be loaded.').closest('[role=alert]')).toBeVisible()
    await expect(canvas.getByText('We restored your unsaved changes.').closest('[role=status]')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(retry).toHaveBeenCalledOnce()
  },
})

export const LongTextAndMalayalamAndRightToLeft = meta.story({
  ...rightToLeft,
  render: () => (
    <Column>
      <InlineAlert>لا يمكن حذف هذه الدفعة.</InlineAlert>
      <div lang="ml" dir="ltr">
        <InlineAlert>ഈ ബാച്ച് ഇല്ലാതാക്കാൻ കഴിയില്ല: അതിൽ വിദ്യാർത്ഥികളുണ്ട്.</InlineAlert>
      </div>
      <div lang="en" dir="ltr" style={{ inlineSize: 280 }}>
        <InlineAlert
          tone="warning"
          action={
            <>
              <Button>Save mine</Button>
              <Button>Take theirs</Button>
            </>
          }
        >
          {`${'Cannot save this batch, somebody else changed it. '.repeat(4)}${'Unbroken'.repeat(12)}`}
        </InlineAlert>
      </div>
    </Column>
  ),
  play: async ({ canvas }) => {
    const long = canvas.getByText(/^Cannot save/).closest('[role]')
    if (!long) throw new Error('There is no strip around the text.')
    await expect(long.scrollWidth).toBeLessThanOrEqual(long.clientWidth)
    await expect(long.clientWidth).toBeLessThanOrEqual(280)
  },
})
