import { expect, screen, waitFor, within } from 'storybook/test'
import { Select } from '#design-system/Select/Select.tsx'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'
import { batches, detailedChoices } from './choices.ts'
import { inForm } from './fieldStates.tsx'
import { InForm, onEdit } from './formData.tsx'
import { expectShown } from './shown.ts'

/** The search box of a Select with more than 12 options. */
const meta = preview.meta({
  tags: ['forced-colors', '!autodocs'],
  component: Select,
  args: { label: 'Batch', name: 'batch', options: batches(13), emptyLabel: 'All Batches' },
  render: inForm(Select),
})

/** Opens the list and returns its search box, which has the focus. */
async function opened({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Batch' }))
  const search = await screen.findByRole('searchbox', { name: 'Search in Batch' })
  await waitFor(() => expect(search).toHaveFocus())
  return search
}

/** Waits until the option in focus is the one of this name, and entirely within the list. */
async function expectInView(search: HTMLElement, name: string) {
  await waitFor(async () => {
    const option = document.getElementById(search.getAttribute('aria-activedescendant') ?? '')
    if (option === null) throw new Error('no option in focus')
    await expect(option).toHaveAccessibleName(name)
    const { top, bottom } = option.getBoundingClientRect()
    const list = screen.getByRole('listbox').getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(list.top - 1)
    await expect(bottom).toBeLessThanOrEqual(list.bottom + 1)
  })
}

/** A list of twelve has no search box, one of thirteen has. */
export const ThirteenOptions = meta.story({
  render: (args) => (
    <InForm>
      <Select {...args} />
      <Select {...args} label="Division" name="division" options={batches(12)} />
    </InForm>
  ),
  play: async (player) => {
    const { canvas, userEvent } = player
    await userEvent.click(canvas.getByRole('combobox', { name: 'Division' }))
    await expectShown(await screen.findByRole('listbox'))
    await expect(screen.queryByRole('searchbox')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())

    const search = await opened(player)
    await userEvent.keyboard('13')
    await expect(await screen.findAllByRole('option')).toHaveLength(1)
    await userEvent.click(screen.getByRole('option', { name: 'Batch 013' }))
    const button = canvas.getByRole('combobox', { name: 'Batch' })
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveTextContent('Batch 013')
    await expect(onEdit).toHaveBeenCalledOnce()
    await expect(onEdit).toHaveBeenCalledWith('batch', [
      ['batch', '13'],
      ['division', ''],
    ])
    await expect(search).not.toBeInTheDocument()
  },
})

/** By keyboard alone: the first Escape empties the search box, the second closes the list. The closed field is typed on as ever. */
export const SearchByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('combobox', { name: 'Batch' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const search = await screen.findByRole('searchbox')
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('01')
    await expectInView(search, 'Batch 001')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expectInView(search, 'Batch 011')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveTextContent('Batch 011'))
    await waitFor(() => expect(button).toHaveFocus())

    await userEvent.keyboard('{Enter}')
    await userEvent.type(await screen.findByRole('searchbox'), '13', { skipClick: true })
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('searchbox')).toHaveValue('')
    await expect(screen.getAllByRole('option')).toHaveLength(14)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(button).toHaveTextContent('Batch 011')

    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('batch 012')
    await expect(button).toHaveTextContent('Batch 012')
  },
})

export const NothingFound = meta.story({
  play: async (player) => {
    await opened(player)
    await player.userEvent.keyboard('xyz')
    await expectShown(await screen.findByText('Nothing found'))
    await player.userEvent.keyboard('{Enter}')
    await expect(screen.getByRole('searchbox')).toHaveValue('xyz')
    await expect(onEdit).not.toHaveBeenCalled()
  },
})

/** In a virtualized list, too, the option in focus is in view: the selected one, and those that arrow keys reach. */
export const ManyOptions = meta.story({
  args: { options: batches(300), defaultValue: '250' },
  play: async (player) => {
    const search = await opened(player)
    await expectInView(search, 'Batch 250')
    await player.userEvent.keyboard('{End}')
    await expectInView(search, 'Batch 300')
    await player.userEvent.keyboard('29')
    await expectInView(search, 'Batch 029')
    await player.userEvent.keyboard('{ArrowDown}')
    await expectInView(search, 'Batch 129')
  },
})

/** The name keeps its width; a detail that does not fit beside it is below it. */
export const LongDetails = meta.story({
  args: { options: [...detailedChoices, ...batches(12)], emptyLabel: undefined },
  play: async (player) => {
    await opened(player)
    const option = await screen.findByRole('option', { name: /^Teacher/ })
    const name = within(option).getByText('Teacher').getBoundingClientRect()
    const detail = within(option)
      .getByText(/^mwss3if/)
      .getBoundingClientRect()
    await expect(name.height).toBeLessThan(30)
    await expect(detail.top).toBeGreaterThanOrEqual(name.bottom - 2)
    const short = await screen.findByRole('option', { name: /^Muhammad/ })
    await expect(within(short).getByText('IHT-012').getBoundingClientRect().top).toBeLessThan(
      within(short).getByText('Muhammad Abdul Kareem').getBoundingClientRect().bottom,
    )
  },
})
