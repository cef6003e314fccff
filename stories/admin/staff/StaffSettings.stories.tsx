import { expect, waitFor } from 'storybook/test'
import { fewStaff, twoStepKey } from '#mocks/fixtures/staff.ts'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  ...consoleAt('/admin/staff'),
  tags: ['!autodocs', 'console'],
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ accounts: fewStaff })),
})

/** The switch gives way to the reason, with Retry. */
export const SettingsNotLoaded = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('get', '/account', 500)),
  play: async ({ canvas }) => {
    await canvas.findByText('Yusuf Haris')
    await expect(
      await canvas.findByText('Whether everybody needs two-step sign-in could not be loaded.'),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
})

/** Nothing was changed, and the notice tries again. */
export const SettingsNotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('put', '/staff_settings', 500)),
  play: async ({ canvas, userEvent }) => {
    const needed = await canvas.findByRole('switch', { name: /^Everybody needs two-step sign-in/ })
    await waitFor(() => expect(needed).toBeEnabled())
    await userEvent.click(needed)
    await expect(await canvas.findByText('Nothing was changed. Please try again.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await waitFor(() => expect(needed).not.toBeChecked())
  },
})

export const TwoStepForEverybody = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...apiHandlers({
        accounts: fewStaff.map((person) => (person.id === 1 ? { ...person, twoStepKey } : person)),
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const needed = await canvas.findByRole('switch', { name: /^Everybody needs two-step sign-in/ })
    await waitFor(() => expect(needed).toBeEnabled())
    await userEvent.click(needed)
    await canvas.findByText(/^Everybody now needs two-step sign-in\./)
    await waitFor(() => expect(needed).toBeChecked())
  },
})
