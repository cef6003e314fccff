import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { apiHandlers, failing, offline } from '#mocks/handlers.ts'
import { alreadySaved } from '#stories/admin/alreadySaved.ts'
import { Console } from '#stories/admin/Console.tsx'
import { outOfTime } from '#stories/admin/hurried.ts'
import preview from '#storybook/preview.tsx'
import { chooseMentor, fillDivision } from './fillDivision.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/division_add'] },
})

export const Server422 = meta.story({
  parameters: { spec: [367, 368] },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('post', '/division', 422, {
        message: 'Refused',
        errors: { M11_M05_User_Id: ['This teacher is on leave', 'Choose another'] },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await fillDivision({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    const mentor = canvas.getByRole('combobox', { name: /^Mentor/ })
    await waitFor(() =>
      expect(mentor).toHaveAccessibleDescription('This teacher is on leave, Choose another'),
    )
    await waitFor(() => expect(mentor).toHaveFocus())
    await expect(mentor).toHaveValue('Hafsa Majeed')
  },
})

export const Server422Unknown = meta.story({
  parameters: { spec: [367] },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('post', '/division', 422, { message: 'Refused', errors: { M11_Room: ['No room is free'] } }),
    ),
  play: async ({ canvas, userEvent }) => {
    await fillDivision({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('No room is free')).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { spec: [503] },
  beforeEach: ({ msw }) => msw.use(failing('post', '/division', 500)),
  play: async ({ canvas, userEvent }) => {
    await fillDivision({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('The division could not be saved. Please try again.')
    await expect(canvas.getByLabelText(/^Division Name/)).toHaveValue('Division F')
    await expect(canvas.getByRole('combobox', { name: /^Mentor/ })).toHaveValue('Hafsa Majeed')
  },
})

export const Offline = meta.story({
  parameters: { spec: [503] },
  beforeEach: ({ msw }) => msw.use(offline('post', '/division')),
  play: async ({ canvas, userEvent }) => {
    await fillDivision({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('No connection. Check the network, then try again.')).toBeVisible()
  },
})

export const TimedOut = meta.story({
  parameters: { spec: [503] },
  beforeEach: ({ msw }) => {
    const { handler, stop } = outOfTime('post', '/division')
    msw.use(handler)
    return stop
  },
  play: async ({ canvas, userEvent }) => {
    await fillDivision({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(
      await canvas.findByText('The server takes too long to answer. Please try again.'),
    ).toBeVisible()
  },
})

/** Neither batches nor teachers load: the form is shown, and both can be retried. */
export const AlreadySaved = meta.story(
  alreadySaved({
    address: '/admin/division_add',
    call: '/division',
    draft: { M11_Division_name: 'Division F', M11_Batch_id: '6', M11_M05_User_Id: '107' },
    label: /^Division Name/,
    text: 'Division F',
    added: 'Division "Division F 2" has been added.',
    ready: (canvas) => waitFor(() => expect(canvas.getByRole('combobox', { name: /^Batch/ })).toBeEnabled()),
  }),
)

export const LookupsFailed = meta.story({
  parameters: { spec: [461] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/batch_ids', 500), failing('get', '/teachers', 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('Error loading batches')).toBeVisible()
    await expect(await canvas.findByText('Error loading teachers')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/^Division Name/), 'Division F')
    msw.use(...apiHandlers())
    await userEvent.click(canvas.getAllByRole('button', { name: 'Retry' })[1] ?? document.body)
    await chooseMentor({ canvas, userEvent }, 'Hafsa Majeed')
    await expect(canvas.getByLabelText(/^Division Name/)).toHaveValue('Division F')
  },
})

/** Opened from another form: its batch is preselected, and saving leads back to it. */
export const OnADetour = meta.story({
  parameters: { spec: [511] },
  args: {
    entries: [
      '/admin/add_students',
      {
        pathname: '/admin/division_add',
        search: '?batch_id=2',
        state: { backTo: '/admin/add_students' },
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /^Batch/ })).toHaveTextContent('Ramadan Intensive 2024'),
    )
    for (const name of ['Cancel', 'Back to what you were doing']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/admin/add_students')
    }
    await expect(canvas.queryByRole('button', { name: /add another/ })).not.toBeInTheDocument()
    await userEvent.type(canvas.getByLabelText(/^Division Name/), 'Division A')
    await chooseMentor({ canvas, userEvent }, 'Noushad Haji')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('Division "Division A" has been added.')
    await waitFor(() => expect(addressOf(canvas)).toBe('/admin/add_students'))
  },
})

/** Unsaved input on a detour is guarded like any other. */
export const DirtyOnADetour = OnADetour.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Division Name/), 'Division A')
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Leave without saving?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(addressOf(canvas)).toBe('/admin/add_students'))
  },
})

export const Narrow = meta.story({
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
})

/** Returns the current address; the waiting form has a field of that name, too. */
const addressOf = (canvas: StoryContext['canvas']) =>
  canvas.getByLabelText('Address', { selector: 'code' }).textContent
