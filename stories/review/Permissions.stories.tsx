import { expect } from 'storybook/test'
import { permissions } from '#contract/permissions.ts'
import preview from '#storybook/preview.tsx'
import { Permissions as PermissionsPage } from './Permissions.tsx'

const meta = preview.meta({
  component: PermissionsPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
})

export const Permissions = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Permissions' })).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(Object.keys(permissions).length)
    const line = (name: string) => canvas.getByRole('row', { name: new RegExp(name) })
    await expect(line('GET /students No|GET /students Yes')).toHaveTextContent(/YesYesYesNo$/)
    await expect(line('POST /courses No')).toHaveTextContent(/NoYesYesNo$/)
    await expect(line('POST /staff No')).toHaveTextContent(/NoNoYesPassword or code$/)
  },
})
