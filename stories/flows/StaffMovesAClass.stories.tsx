import { resetLocalTimeZone, setLocalTimeZone } from '@internationalized/date'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Console } from '#stories/admin/Console.tsx'
import preview from '#storybook/preview.tsx'
import { expectShown } from '#stories/design-system/shown.ts'
import { tabTo } from '#stories/tabTo.ts'

const meta = preview.meta({
  title: 'Staff moves a class',
  tags: ['!autodocs', 'console'],
  component: Console,
  parameters: { layout: 'fullscreen', spec: [180, 204, 205, 209, 361, 498] },
  args: { entries: ['/admin/class'] },
  beforeEach() {
    setLocalTimeZone('Asia/Kolkata')
    return resetLocalTimeZone
  },
})

/** A class comes two days later, for one division more; the keyboard does it all. */
export const MovesAClass = meta.story({
  name: 'moves a class',
  play: async ({ canvas, userEvent, step }) => {
    await step('Find the class', async () => {
      await canvas.findByText('Nominal sentences')
      await userEvent.keyboard('/')
      await expect(canvas.getByPlaceholderText('Search classes...')).toHaveFocus()
      await userEvent.keyboard('module 1{Enter}')
      await expect(await canvas.findByText('1 to 1 of 1')).toBeInTheDocument()
    })
    await step('Open it', async () => {
      await tabTo(userEvent, canvas.getByRole('link', { name: 'Edit Module 1' }))
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByRole('heading', { name: 'Edit Class' })).toBeVisible()
    })
    await step('Give it another day: the expiry moves along', async () => {
      const scheduled = await canvas.findByRole('group', { name: 'Scheduled At' })
      await userEvent.click(within(scheduled).getAllByRole('spinbutton')[0] ?? document.body)
      await userEvent.keyboard('16')
      await expect(scheduled).toHaveTextContent('16 Dec 2024, 6:30 PM')
      await expect(canvas.getByRole('group', { name: 'Expiry Time' })).toHaveTextContent('23 Dec 2024')
    })
    await step('Add a division', async () => {
      const division = canvas.getByRole('combobox', { name: 'Division' })
      await waitFor(() => expect(division).toBeEnabled())
      await userEvent.click(division)
      await userEvent.keyboard('division c')
      await expectShown(await screen.findByRole('option', { name: /Division C/ }))
      await userEvent.keyboard('{ArrowDown}{Enter}{Escape}')
      await expect(await canvas.findByRole('button', { name: 'Remove Division C' })).toBeVisible()
    })
    await step('Save: the list is where it was, and the row is marked', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await expect(await canvas.findByText('Class "Module 1" has been saved.')).toBeInTheDocument()
      await waitFor(() =>
        expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/class?search=module+1'),
      )
      const row = (await canvas.findByText('Module 1')).closest('tr')
      await expect(row).toHaveTextContent('Division ADivision BDivision C16 Dec 20246:30 PM IST')
      await expect(row).toHaveTextContent('23 Dec 2024')
    })
  },
})
