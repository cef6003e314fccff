import { expect, waitFor, within } from 'storybook/test'
import { purity } from '#mocks/fixtures/classes.ts'
import { batch04A, unusedDivision } from '#mocks/fixtures/divisions.ts'
import { rasheedKutty } from '#mocks/fixtures/students.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'
import { confirm, openSection } from './office.ts'

const meta = preview.meta({
  title: 'Staff clears out a batch',
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: {
    layout: 'fullscreen',
    spec: [131, 155, 170, 172, 191, 305, 307, 309, 392, 402, 411, 421, 442, 445, 454, 456],
  },
  args: { entries: ['/admin/batch'] },
  beforeEach: ({ msw }) =>
    msw.use(
      ...apiHandlers({ divisions: [batch04A, unusedDivision], students: [rasheedKutty], classes: [purity] }),
    ),
})

/** Batch 04 is finished. What is in it goes first, and what went by mistake comes back. */
export const ClearsOutABatch = meta.story({
  name: 'clears out a finished batch and undoes a mistake',
  play: async ({ canvas, userEvent, step }) => {
    const player = { canvas, userEvent }

    await step('Delete the batch: the question says what is still in it', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete Batch 04 Men' }))
      const dialog = within(await canvas.findByRole('alertdialog'))
      await expect(await dialog.findByText(/^Cannot delete: move/)).toHaveTextContent(
        'Cannot delete: move 1 student, 1 division and 1 class first.',
      )
      await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    })
    await step('Delete its class', async () => {
      await openSection(player, 'Class')
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete Purity' }))
      await confirm(player)
      await canvas.findByText('Class "Purity" has been deleted successfully.')
    })
    await step('Delete its student', async () => {
      await openSection(player, 'Students')
      await deleteFromDetails(player, 'Rasheed Kutty')
      await canvas.findByText('Student "Rasheed Kutty" has been deleted successfully.')
    })
    await step('Delete a division: it is the wrong one', async () => {
      await openSection(player, 'Division')
      await deleteFromDetails(player, 'Division D')
      await canvas.findByText('Division "Division D" has been deleted successfully.')
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'Division D' })).toBeNull())
    })
    await step('Undo: it is back', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
      await canvas.findByText('Division "Division D" has been restored.')
      await expect(await canvas.findByRole('link', { name: 'Division D' })).toBeVisible()
    })
    await step('Delete the right one', async () => {
      await deleteFromDetails(player, 'Division A')
      await canvas.findByText('Division "Division A" has been deleted successfully.')
    })
    await step('Delete the batch: it goes now', async () => {
      await openSection(player, 'Batch')
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete Batch 04 Men' }))
      await confirm(player)
      await canvas.findByText('Batch "Batch 04 Men" has been deleted successfully.')
      await waitFor(() => expect(canvas.queryByText('Batch 04 Men')).not.toBeInTheDocument())
    })
  },
})

async function deleteFromDetails(player: PlayContext, name: string) {
  const { canvas, userEvent } = player
  await userEvent.click(await canvas.findByRole('link', { name }))
  const details = within(await canvas.findByRole('dialog', { name: /Details$/ }))
  await userEvent.click(await details.findByRole('button', { name: 'Delete' }))
  await confirm(player)
}
