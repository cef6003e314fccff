import { expect, waitFor, within } from 'storybook/test'
import { arabic } from '#mocks/fixtures/courses.ts'
import { openToken } from '#mocks/fixtures/accounts.ts'
import { failing, offline, pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/course_edit/4'] },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending('get', '/courses/:id')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: 'Edit Course' })).toBeVisible()
  },
})

export const Filled = meta.story({
  parameters: { spec: [101, 224, 225, 413] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Title/)).toHaveValue(arabic.M01_Title)
    await expect(canvas.getByLabelText(/^Description/)).toHaveValue(arabic.M01_Description)
    await expect(canvas.getByRole('button', { name: 'Update' })).toBeVisible()
  },
})

export const LoadFailed = meta.story({
  parameters: { spec: [503] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/courses/:id', 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to load course details' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
  },
})

export const Gone = meta.story({
  args: { entries: ['/admin/course_edit/999'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Course not found' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Back to courses' })).toHaveLength(2)
  },
})

export const Refused = meta.story({
  parameters: { spec: [364] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText(/^Title/))
    await userEvent.clear(canvas.getByLabelText(/^Description/))
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await expect(await canvas.findByText('Title is required')).toBeVisible()
    await expect(canvas.getByText('Description is required')).toBeVisible()
  },
})

export const Saving = meta.story({
  parameters: { spec: [278, 279] },
  beforeEach: ({ msw }) => msw.use(pending('put', '/courses/:id')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Title/), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await expect(await canvas.findByRole('button', { name: 'Loading...' })).toBeVisible()
    await expect(canvas.getByLabelText(/^Title/)).toBeDisabled()
  },
})

export const Saved = meta.story({
  parameters: { spec: [226, 415] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Title/), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await canvas.findByText('Course "Arabic for Readers 2" has been saved.')
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/course'))
  },
})

export const Server422 = meta.story({
  parameters: { spec: [367, 368] },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('put', '/courses/:id', 422, {
        message: 'Refused',
        errors: { M01_Title: ['Title is taken', 'Title is odd'] },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Title/), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Title/)).toHaveAccessibleDescription('Title is taken, Title is odd'),
    )
  },
})

export const Failed = meta.story({
  parameters: { spec: [503] },
  beforeEach: ({ msw }) => msw.use(failing('put', '/courses/:id', 500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Title/), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await canvas.findByText('The course could not be saved. Please try again.')
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Arabic for Readers 2')
  },
})

export const Offline = meta.story({
  parameters: { spec: [503] },
  beforeEach: ({ msw }) => msw.use(offline('put', '/courses/:id')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Title/), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await expect(await canvas.findByText('No connection. Check the network, then try again.')).toBeVisible()
  },
})

export const Conflict412 = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Title/), ' 2')
    await somebodyElseSaves({ ...arabic, M01_Title: 'Arabic for Beginners' })
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    const alert = await canvas.findByText(/Somebody else changed this/)
    await expect(canvas.getByText('Title now reads').nextSibling).toHaveTextContent('Arabic for Beginners')
    await expect(alert).toBeVisible()
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Arabic for Readers 2')
    await expect(canvas.queryByText('Description now reads')).not.toBeInTheDocument()
  },
})

export const ConflictMineSaved = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Title/), ' 2')
    await somebodyElseSaves({ ...arabic, M01_Title: 'Arabic for Beginners' })
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save mine' }))
    await expect(await canvas.findByText('Course "Arabic for Readers 2" has been saved.')).toBeInTheDocument()
  },
})

export const ConflictTheirsTaken = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Title/), ' 2')
    await somebodyElseSaves({ ...arabic, M01_Title: 'Arabic for Beginners' })
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Take theirs' }))
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Arabic for Beginners')
    await userEvent.type(canvas.getByLabelText(/^Title/), ' 3')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await expect(
      await canvas.findByText('Course "Arabic for Beginners 3" has been saved.'),
    ).toBeInTheDocument()
  },
})

export const Dirty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Title/), ' 2')
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Leave without saving?' }))
    await expect(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
  },
})

async function somebodyElseSaves({ M01_CourseId, ...body }: typeof arabic) {
  await fetch(`/api/courses/${M01_CourseId}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${openToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
