import { expect, screen, waitFor } from 'storybook/test'
import { apiHandlers, failing, offline } from '#mocks/handlers.ts'
import { alreadySaved } from '#stories/admin/alreadySaved.ts'
import { Console } from '#stories/admin/Console.tsx'
import { outOfTime } from '#stories/admin/hurried.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/batch_add'] },
})

export const Server422 = meta.story({
  parameters: { spec: [367, 486] },
  play: async ({ canvas, userEvent }) => {
    await fillAndSubmit({ canvas, userEvent }, 'batch 07 WOMEN')
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Batch Name/)).toHaveAccessibleDescription(
        'Enter the batch name A batch with this name already exists',
      ),
    )
    await waitFor(() => expect(canvas.getByLabelText(/^Batch Name/)).toHaveFocus())
  },
})

export const Server422Unknown = meta.story({
  parameters: { spec: [367, 368] },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('post', '/batches', 422, {
        message: 'Refused',
        errors: { M02_Term: ['The term is over'], M02_Name: ['Too short', 'Too plain'] },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await fillAndSubmit({ canvas, userEvent })
    await expect(await canvas.findByText('The term is over')).toBeVisible()
    await expect(canvas.getByText('Too short, Too plain')).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { spec: [458, 503] },
  beforeEach: ({ msw }) => msw.use(failing('post', '/batches', 500)),
  play: async ({ canvas, userEvent }) => {
    await fillAndSubmit({ canvas, userEvent })
    await canvas.findByText('The batch could not be saved. Please try again.')
    await expect(canvas.getByLabelText(/^Batch Name/)).toHaveValue('Batch 08')
    await expect(canvas.getByRole('combobox', { name: /^Course/ })).toHaveTextContent('Arabic for Readers')
  },
})

export const Offline = meta.story({
  parameters: { spec: [458, 503] },
  beforeEach: ({ msw }) => msw.use(offline('post', '/batches')),
  play: async ({ canvas, userEvent }) => {
    await fillAndSubmit({ canvas, userEvent })
    await canvas.findByText('No connection. Check the network, then try again.')
    await expect(canvas.getByLabelText(/^Batch Name/)).toHaveValue('Batch 08')
  },
})

export const TimedOut = meta.story({
  parameters: { spec: [458, 503] },
  beforeEach: ({ msw }) => {
    const { handler, stop } = outOfTime('post', '/batches')
    msw.use(handler)
    return stop
  },
  play: async ({ canvas, userEvent }) => {
    await fillAndSubmit({ canvas, userEvent })
    await canvas.findByText('The server takes too long to answer. Please try again.')
    await expect(canvas.getByLabelText(/^Batch Name/)).toHaveValue('Batch 08')
  },
})

export const CoursesFailed = meta.story({
  parameters: { spec: [461] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/course_ids', 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('Error loading courses')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/^Batch Name/), 'Batch 08')
    msw.use(...apiHandlers())
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Course/ })).toBeEnabled())
    await expect(canvas.getByLabelText(/^Batch Name/)).toHaveValue('Batch 08')
  },
})

export const AlreadySaved = meta.story(
  alreadySaved({
    address: '/admin/batch_add',
    call: '/batches',
    draft: { M02_Name: 'Batch 08', M02_M01_CourseId: '4' },
    label: /^Batch Name/,
    text: 'Batch 08',
    added: 'Batch "Batch 08 2" has been added.',
    ready: (canvas) => waitFor(() => expect(canvas.getByRole('combobox', { name: /^Course/ })).toBeEnabled()),
  }),
)

async function fillAndSubmit({ canvas, userEvent }: PlayContext, name = 'Batch 08') {
  await userEvent.type(await canvas.findByLabelText(/^Batch Name/), name)
  const course = canvas.getByRole('combobox', { name: /^Course/ })
  await waitFor(() => expect(course).toBeEnabled())
  await userEvent.click(course)
  await userEvent.click(await screen.findByRole('option', { name: 'Arabic for Readers' }))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
}
