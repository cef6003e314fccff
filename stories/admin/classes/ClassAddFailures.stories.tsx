import { expect, waitFor } from 'storybook/test'
import { openToken } from '#mocks/fixtures/accounts.ts'
import { batch07C, unusedDivision } from '#mocks/fixtures/divisions.ts'
import { failing, offline } from '#mocks/handlers.ts'
import { alreadySaved } from '#stories/admin/alreadySaved.ts'
import { Console } from '#stories/admin/Console.tsx'
import { outOfTime } from '#stories/admin/hurried.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'
import { drafted, inIndia, readyForm, typedClass } from './classStory.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: [{ pathname: '/admin/class_add' }] },
  beforeEach() {
    drafted()
    return inIndia()
  },
})

export const Server422 = meta.story({
  parameters: { spec: [367] },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('post', '/classes', 422, {
        message: 'The given data was invalid.',
        errors: { M03_Title: ['Title is taken', 'Title is odd'], M03_M11_DivisionIds: ['No such division'] },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent })
    const title = canvas.getByRole('textbox', { name: 'Title' })
    await waitFor(() => expect(title).toHaveAccessibleDescription('Title is taken, Title is odd'))
    await waitFor(() => expect(title).toHaveFocus())
    await expect(canvas.getByRole('combobox', { name: 'Division' })).toHaveAccessibleDescription(
      '2 chosen. No such division',
    )
  },
})

/** Another user deleted a division while the form was open: the real server's error is shown under the field. */
export const DivisionGone = meta.story({
  beforeEach: () => drafted({ ...typedClass, M03_M11_DivisionIds: `["${goneId}"]` }),
  play: async ({ canvas, userEvent }) => {
    await readyForm(canvas)
    const headers = { authorization: `Bearer ${openToken}` }
    await fetch(`/api/division/${goneId}`, { method: 'DELETE', headers })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('This division does not belong to the batch')).toBeVisible()
  },
})

export const Server422Unknown = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failing('post', '/classes', 422, { message: 'Refused', errors: { M03_Term: ['The term is over'] } }),
    ),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent })
    await expect(await canvas.findByText('The term is over')).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { spec: [459, 503] },
  beforeEach: ({ msw }) => msw.use(failing('post', '/classes', 500)),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent })
    await canvas.findByText('The class could not be saved. Please try again.')
    await expectKept(canvas)
  },
})

export const Offline = meta.story({
  parameters: { spec: [459, 503] },
  beforeEach: ({ msw }) => msw.use(offline('post', '/classes')),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent })
    await canvas.findByText('No connection. Check the network, then try again.')
    await expectKept(canvas)
  },
})

export const TimedOut = meta.story({
  parameters: { spec: [459, 503] },
  beforeEach: ({ msw }) => {
    const { handler, stop } = outOfTime('post', '/classes')
    msw.use(handler)
    return stop
  },
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent })
    await canvas.findByText('The server takes too long to answer. Please try again.')
    await expectKept(canvas)
  },
})

const goneId = unusedDivision.M11_Division_id

export const AlreadySaved = meta.story(
  alreadySaved({
    address: '/admin/class_add',
    call: '/classes',
    draft: typedClass,
    label: /^Title/,
    text: 'Module 3',
    added: 'Class "Module 3 2" has been added.',
    ready: readyForm,
  }),
)

async function submit({ canvas, userEvent }: PlayContext) {
  await readyForm(canvas)
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
}

async function expectKept(canvas: PlayContext['canvas']) {
  await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Module 3')
  await expect(canvas.getByRole('button', { name: `Remove ${batch07C.M11_Division_name}` })).toBeVisible()
}
