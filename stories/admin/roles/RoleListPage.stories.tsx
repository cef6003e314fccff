import { http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { longMalayalamRole, manyRoles } from '#mocks/fixtures/roles.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { walkThroughDeletion } from '#stories/admin/deleting.ts'
import { leadsTo } from '#stories/admin/formPlay.ts'
import { columnsOf, loadedAtLast } from '#stories/admin/ownWords.ts'
import preview from '#storybook/preview.tsx'

const columns = ['#', 'Name', 'Actions']
const loaded = loadedAtLast({ call: '/new_role', loading: 'Loading roles', columns, usual: apiHandlers })

const meta = preview.meta({ ...consoleAt('/admin/role'), tags: ['!autodocs', 'console'] })

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
    for (const name of ['student', 'teacher']) {
      const remove = canvas.getByRole('button', { name: `Delete ${name}` })
      await expect(remove).toBeDisabled()
      await expect(remove).toHaveAccessibleDescription(
        'New users receive this role, so it cannot be deleted.',
      )
    }
    await expect(canvas.getByRole('button', { name: 'Delete office' })).toBeEnabled()
  },
})

/** All roles are on one page. */
export const LongAndMalayalam = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ roles: [...manyRoles, longMalayalamRole] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(longMalayalamRole.M04_RoleName)).toHaveAttribute('lang', 'ml')
    await expect(canvas.getByText('helper of hall 43')).toBeInTheDocument()
    await expect(canvas.queryByText(/^Page /)).not.toBeInTheDocument()
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

/** A refusal loads nothing anew; a deletion does. */
export const OwnWords = meta.story({
  parameters: { spec: [230, 303, 305, 312, 384, 460, 490, 496, 503] },
  beforeEach: loaded.beforeEach,
  play: async (player) => {
    const { canvas, msw } = player
    let loads = 0
    await loaded.play(player)
    await canvas.findByText('office')
    msw.use(
      http.get('/api/new_role', () => {
        loads += 1
      }),
    )
    const needed = 'The role "office" is needed and cannot be deleted.'
    const deletion = {
      noun: 'role',
      call: '/new_role',
      question: (name: string) => `Are you sure you want to delete the role "${name}"?`,
      failures: [
        { status: 403, message: needed, says: needed },
        { status: 500, says: 'The role could not be deleted. Please try again.' },
      ],
    }
    await walkThroughDeletion(player, deletion, 'office', async () => {
      await expect(loads).toBe(0)
      msw.use(...apiHandlers())
    })
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(5))
  },
})
