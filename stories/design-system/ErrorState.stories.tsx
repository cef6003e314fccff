import { expect, fn, waitFor } from 'storybook/test'
import errorLamp from '#content/art/error-lamp.svg'
import { Button } from '#design-system/Button/Button.tsx'
import { ErrorState } from '#design-system/EmptyState/ErrorState.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/ErrorState.ts'
import { expectRing, expectToFit, rightToLeft } from './surroundings.tsx'

const retry = fn()

const meta = preview.meta({
  component: ErrorState,
  parameters: { guide },
  args: {
    title: 'Error loading data',
    art: errorLamp,
    children: 'The list could not be loaded. Check the connection, then try again.',
    action: (
      <Button variant="primary" icon="retry" onPress={retry}>
        Retry
      </Button>
    ),
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading data')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(retry).toHaveBeenCalledOnce()
  },
})

/** Takes the focus on mount. */
export const FocusedAndLongText = meta.story({
  args: {
    title: 'The list of the courses could not be loaded, as the server did not answer in time',
    children: `SQLSTATE ${'unbroken'.repeat(20)}. ${'Check the connection, then try again. '.repeat(4)}`,
  },
  play: async ({ canvas }) => {
    await expectRing(canvas.getByRole('button', { name: 'Retry' }))
    await expectToFit()
  },
})

/** Retrying: the button keeps the focus. */
export const Pending = meta.story({
  args: {
    action: (
      <Button variant="primary" icon="retry" isPending onPress={retry}>
        Retry
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Loading...' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(retry).not.toHaveBeenCalled()
  },
})

/** Does not take the focus from a field while the user types. */
export const WhileTyping = meta.story({
  render: (args) => (
    <>
      <TextField label="Search" name="search" isAutoFocused />
      <ErrorState {...args} />
    </>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Search' })).toHaveFocus(),
})

export const MalayalamAndRightToLeft = meta.story({
  ...rightToLeft,
  render: (args) => (
    <>
      <ErrorState {...args} title="تعذر تحميل البيانات" action={<Button icon="retry">إعادة المحاولة</Button>}>
        تحقق من الاتصال، ثم حاول مرة أخرى.
      </ErrorState>
      <div lang="ml" dir="ltr">
        <ErrorState {...args} title="വിവരങ്ങൾ ലഭിച്ചില്ല" action={<Button icon="retry">വീണ്ടും ശ്രമിക്കുക</Button>}>
          കണക്ഷൻ പരിശോധിച്ച് വീണ്ടും ശ്രമിക്കുക.
        </ErrorState>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert').map((alert) => getComputedStyle(alert).direction)).toEqual([
      'rtl',
      'ltr',
    ])
  },
})
