import { expect } from 'storybook/test'
import { permissions } from '#contract/access/permissions.ts'
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
    const lineOf = (name: string) =>
      canvas.getByRole('rowheader', { name }).closest('tr')?.textContent.replace(/\s+/g, '')
    await expect(lineOf('GET /students')).toMatch(/YesYesYesNo$/)
    await expect(lineOf('POST /courses')).toMatch(/NoYesYesNo$/)
    await expect(lineOf('POST /staff')).toMatch(/NoNoYesPasswordorcode$/)
  },
})
