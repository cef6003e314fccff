import { expect, waitFor } from 'storybook/test'
import { fewRoles, longMalayalamRole, manyRoles, mentor } from '#mocks/fixtures/roles.ts'
import { apiHandlers, pending } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { columnsOf, listStates } from '#stories/admin/listStates.ts'
import { isAt, leadsTo } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'

const columns = ['#', 'Name', 'Actions']
const states = listStates({ call: '/new_role', loading: 'Loading roles', columns, row: 'mentor' })

const meta = preview.meta({ ...consoleAt('/admin/role'), tags: ['!autodocs', 'console'] })

export const Loading = meta.story({ tags: ['frame'], ...states.loading })

export const Loaded = meta.story({
  parameters: { spec: [108, 227, 228, 229, 239, 380, 490] },
  play: async ({ canvas }) => {
    await canvas.findByText('mentor')
    await expect(columnsOf(canvas)).toEqual(columns)
    const rows = canvas.getAllByRole('row').slice(1)
    const names = ['student', 'teacher', 'mentor', 'office']
    await expect(rows).toHaveLength(names.length)
    for (const [index, name] of names.entries()) {
      await expect(rows[index]).toHaveTextContent(new RegExp(`^${index + 1}${name}`))
    }
    await leadsTo(canvas, 'ADD', '/admin/role_add')
    await leadsTo(canvas, 'Edit mentor', '/admin/role_edit/16')
  },
})

export const Fixed = meta.story({
  parameters: { spec: [490] },
  play: async ({ canvas }) => {
    for (const name of ['student', 'teacher']) {
      const remove = await canvas.findByRole('button', { name: `Delete ${name}` })
      await expect(remove).toBeDisabled()
      await expect(remove).toHaveAccessibleDescription(
        'New users receive this role, so it cannot be deleted.',
      )
    }
    await expect(canvas.getByRole('button', { name: 'Delete office' })).toBeEnabled()
  },
})

export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ roles: manyRoles })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('helper of hall 43')).toBeInTheDocument()
    await expect(canvas.queryByText(/^Page /)).not.toBeInTheDocument()
  },
})

export const OneRow = meta.story({
  tags: ['frame'],
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ roles: [mentor] })),
  play: async ({ canvas }) => {
    await canvas.findByText('mentor')
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
  },
})

export const LongAndMalayalam = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ roles: [...fewRoles, longMalayalamRole] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(longMalayalamRole.M04_RoleName)).toHaveAttribute('lang', 'ml')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Narrow = meta.story({
  tags: ['frame'],
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ roles: [...fewRoles, longMalayalamRole] })),
  play: async ({ canvas }) => {
    await canvas.findByText('mentor')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
})

export const Empty = meta.story({
  parameters: { spec: [231, 496] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ roles: [] })),
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('heading', { name: 'NO COURSES FOUND' })
    await expect(text.nextElementSibling).toHaveTextContent(/^No roles yet\. ADD$/)
    for (const link of canvas.getAllByRole('link', { name: 'ADD' })) {
      await expect(link).toHaveAttribute('href', '/admin/role_add')
    }
  },
})

export const Refetching = meta.story({
  args: { entries: ['/admin/role_edit/16'] },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Cancel' }))
    await canvas.findByText('office')
    await userEvent.click(canvas.getByRole('link', { name: 'Edit office' }))
    msw.use(pending('get', '/new_role'))
    await userEvent.click(await canvas.findByRole('link', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('mentor')).toBeVisible()
  },
})

export const Failed = meta.story({ tags: ['frame'], parameters: { spec: [460, 496] }, ...states.failed })

export const FailedPlain = meta.story({
  tags: ['frame'],
  parameters: { spec: [460, 503] },
  ...states.failedPlain,
})

export const Offline = meta.story({ tags: ['frame'], parameters: { spec: [496, 503] }, ...states.offline })
export const NoToken = meta.story({ tags: ['frame'], parameters: { spec: [370, 441] }, ...states.noToken })
export const ServerSlow = meta.story({ tags: ['frame'], ...states.serverSlow })

export const MarkedAfterEdit = meta.story({
  parameters: { spec: [238] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit mentor' }))
    await userEvent.type(await canvas.findByLabelText(/^TITLE/), ' of men{Enter}')
    const row = (await canvas.findByText('mentor of men')).closest('tr')
    await waitFor(() => expect(row).toHaveTextContent('saved'))
    await isAt(canvas, '/admin/role')
  },
})
