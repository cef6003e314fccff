import { expect } from 'storybook/test'
import { failing } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { editStates } from '#stories/admin/editStates.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/course_edit/4'] },
})

const edit = editStates({
  address: '/admin/course_edit/4',
  call: '/courses/4',
  label: /^Title/,
  name: 'M01_Title',
  text: 'Arabic for Readers',
  required: 'Title is required',
  submit: 'Update',
  saved: 'Course "Arabic for Readers 2" has been saved.',
})

export const RefusedOne = meta.story(edit.refusedOne)

export const Cleared = meta.story(edit.cleared)

export const Server422Unknown = meta.story({ ...edit.server422Unknown, parameters: { spec: [367] } })

export const TimedOut = meta.story({ ...edit.timedOut, parameters: { spec: [503] } })

export const SentTwice = meta.story(edit.sentTwice)

export const DraftRestored = meta.story(edit.draftRestored)

export const SignedOutWhileTyping = meta.story({ ...edit.signedOutWhileTyping, parameters: { spec: [493] } })

/** A 412 from a proxy without the record: no conflict is shown, and the form can be submitted again. */
export const ConflictWithoutRecord = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('put', '/courses/4', 412)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Title/), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await expect(await canvas.findByText('The course could not be saved. Please try again.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Arabic for Readers 2')
  },
})
