import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { MultiSelect } from '#design-system/MultiSelect/MultiSelect.tsx'
import preview from '#storybook/preview.tsx'
import { arabicChoices, divisions, longChoices, malayalamChoices, manyChoices } from './choices.ts'
import { inForm } from './fieldStates.tsx'
import { InForm, onEdit } from './formData.tsx'
import { guide } from './guides/MultiSelect.ts'
import { answer, findNothing, findSafiya, searched, searching } from './searchedFields.tsx'
import { backgroundOf, expectRing, rightToLeft } from './surroundings.tsx'
import { expectShown } from './shown.ts'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: MultiSelect,
  parameters: { guide },
  args: { label: 'Division', name: 'divisions', options: divisions, placeholder: 'Select divisions' },
  render: inForm(MultiSelect),
})

/** By pointer: some, none but one, all, none. Then one is found by typing and kept when Tab leaves. */
export const Default = meta.story({
  parameters: { spec: [197] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Division' })
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('option', { name: /Division A/ }))
    await userEvent.click(screen.getByRole('option', { name: /Division C/ }))
    await expect(screen.getByRole('option', { name: /Division A/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByText('Division C added, 2 chosen')).toBeInTheDocument()
    await expectChosen('11', '13')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field).toHaveAccessibleDescription('2 chosen.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Division A' }))
    await expect(field).toHaveFocus()
    await expectChosen('13')
    await userEvent.click(canvas.getByRole('button', { name: 'Select all of Division' }))
    await expectChosen('11', '12', '13', '14')
    await userEvent.click(canvas.getByRole('button', { name: 'Select none of Division' }))
    await expectChosen()
    await userEvent.type(field, 'division d')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expectChosen('14')
    await userEvent.tab()
    await expect(await canvas.findByRole('button', { name: 'Remove Division D' })).toBeVisible()
    await expect(field).not.toHaveFocus()
  },
})

/** Without a mouse: find, select, remove with Backspace. Controlled: an array that is new on every render keeps typed text. */
export const ByKeyboard = meta.story({
  render: function Held(args) {
    const [ids, setIds] = useState<readonly string[]>([])
    return (
      <InForm>
        <MultiSelect {...args} value={[...ids]} onChange={setIds} />
      </InForm>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Division' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('division b')
    await expect(field).toHaveValue('division b')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(field).toHaveValue('')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Remove/, hidden: true })).toHaveLength(2),
    )
    await userEvent.keyboard('{Escape}{Backspace}')
    await expectChosen('12')
    await userEvent.keyboard('{Backspace}')
    await expectChosen()
    await expect(canvas.getByText('Division B removed, none chosen')).toBeInTheDocument()
  },
})

/** A list of names from elsewhere: those of options are selected, the others stay as text to search for. */
export const PastedNames = meta.story({
  args: { defaultValue: ['11'] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Division' })
    await userEvent.click(field)
    await userEvent.paste('DIVISION B\r\nDivision A\r\nDivision D\r\n')
    await expectChosen('11', '12', '14')
    await expect(field).toHaveValue('')
    await expect(canvas.getByText('2 added')).toBeInTheDocument()
    await userEvent.paste('Division C, Division E, Division F')
    await expectChosen('11', '12', '14', '13')
    await expect(field).toHaveValue('Division E, Division F')
    await expect(canvas.getByText('1 added, 2 not found')).toBeInTheDocument()
    await expectShown(await within(screen.getByRole('listbox')).findByText('1 added, 2 not found'))
  },
})

/** One name is searched for, as a typed one is. */
export const PastedName = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Division' })
    await userEvent.click(field)
    await userEvent.paste('division c')
    await expect(field).toHaveValue('division c')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  },
})

/** The first tag is hovered: its button is filled, unlike the other's. */
export const HoveredAndFocused = meta.story({
  args: { defaultValue: ['11', '13'] },
  parameters: { pseudo: { hover: ['[role=presentation]', 'li:first-child button'] } },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /^Remove/ })
    await waitFor(() => expect(backgroundOf(first)).not.toBe(backgroundOf(second)))
    await userEvent.tab()
    await expectRing(canvas.getByRole('button', { name: 'Select all of Division' }))
    await userEvent.tab()
    await userEvent.tab()
    await expectRing(canvas.getByRole('button', { name: 'Remove Division A' }))
  },
})

export const DisabledAndInvalid = meta.story({
  parameters: { spec: [198, 282] },
  render: (args) => (
    <InForm>
      <MultiSelect
        {...args}
        isDisabled
        disabledReason="Choose a batch that has divisions."
        defaultValue={['11']}
      />
      <MultiSelect {...args} label="Teachers" name="teachers" isRequired errorMessage="Teacher is required" />
    </InForm>
  ),
  play: async ({ canvas }) => {
    const off = canvas.getByRole('combobox', { name: 'Division' })
    await expect(off).toBeDisabled()
    await expect(off).toHaveAccessibleDescription('1 chosen. Choose a batch that has divisions.')
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull()
    const refused = canvas.getByRole('combobox', { name: 'Teachers' })
    await expect(refused).toBeInvalid()
    await expect(refused).toHaveAttribute('aria-required', 'true')
    await expect(refused).toHaveAccessibleDescription('None chosen. Teacher is required')
  },
})

/** Five thousand options; the last twelve selected ones are shown. */
export const ManyItems = meta.story({
  args: { label: 'Students', name: 'students', options: manyChoices },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Students' }))
    await screen.findByRole('option', { name: /Student 0001/ })
    await userEvent.keyboard('4321')
    await userEvent.click(await screen.findByRole('option', { name: /Student 4321/ }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Select all of Students' }))
    await expect(await canvas.findByText('4,988 more, and')).toBeVisible()
  },
})

export const Searching = meta.story({ render: searched(MultiSelect), ...searching })

/** The options come from a server. Those that are chosen keep their names when others take their place. */
export const SearchedElsewhere = meta.story({
  render: searched(MultiSelect),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await findSafiya({ canvas, userEvent })
    await expectChosen('73')
    await answer('')
    await userEvent.click(await screen.findByRole('option', { name: /Amina/ }))
    await expectChosen('73', '72')
    await findNothing({ canvas, userEvent })
    await userEvent.tab()
    await expect(field).toHaveValue('')
    await expect(await canvas.findByRole('button', { name: 'Remove Safiya Moosa' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Select all/ })).toBeNull()
  },
})

export const EmptyAndLongText = meta.story({
  render: (args) => (
    <InForm>
      <MultiSelect {...args} options={[]} />
      <MultiSelect
        {...args}
        label="Subjects"
        name="subjects"
        options={longChoices}
        defaultValue={['21', '22']}
      />
    </InForm>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Division' }))
    await expectShown(await screen.findByText('No options'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('No options')).toBeNull())
    await userEvent.click(canvas.getByRole('combobox', { name: 'Subjects' }))
    await expect(await screen.findAllByRole('option')).toHaveLength(2)
  },
})

/** Malayalam is found by its first letters; the list is in the direction of the page. */
export const MalayalamAndRightToLeft = meta.story({
  parameters: { spec: [507] },
  ...rightToLeft,
  args: { label: 'الدورات', options: [...arabicChoices, ...malayalamChoices], defaultValue: ['41', '31'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'الدورات' }), 'ഹിജ്')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await expect(getComputedStyle(screen.getByRole('listbox')).direction).toBe('rtl')
  },
})

const expectChosen = (...ids: string[]) =>
  waitFor(() =>
    expect(onEdit).toHaveBeenLastCalledWith(
      'divisions',
      ids.map((id) => ['divisions[]', id]),
    ),
  )
