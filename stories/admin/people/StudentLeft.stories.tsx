import { expect, waitFor } from 'storybook/test'
import { twelveOfDivisionA } from '#mocks/fixtures/students.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import preview from '#storybook/preview.tsx'

const leftOnes = twelveOfDivisionA.map((student, index) =>
  index % 4 === 0 ? { ...student, M05_IsActive: 0 as const } : student,
)

const meta = preview.meta({ ...consoleAt('/admin/adminpanel'), tags: ['!autodocs', 'console'] })

/** Who left is in quiet colour, with a tag. */
export const LeftRows = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ students: leftOnes })),
  play: async ({ canvas }) => {
    await canvas.findByText('1 to 12 of 12')
    await expect(canvas.getByRole('row', { name: /Student 1 Left/ })).toBeVisible()
    await expect(canvas.getAllByText('Left', { selector: 'th *' })).toHaveLength(3)
  },
})

/** The choice is kept on this device. */
export const LeftFilter = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ students: leftOnes })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 to 12 of 12')
    await userEvent.click(canvas.getByRole('button', { name: 'Left' }))
    await canvas.findByText('1 to 3 of 3')
    await expect(canvas.getByRole('button', { name: 'Left' })).toHaveAttribute('aria-pressed', 'true')
    await expect(localStorage.getItem('state:students')).toBe('0')
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz')
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filter' }))
    await canvas.findByText('1 to 12 of 12')
    await expect(localStorage.getItem('state:students')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy'))
  },
})
