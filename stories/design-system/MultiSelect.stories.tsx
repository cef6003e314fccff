import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { MultiSelect } from '#design-system/MultiSelect/MultiSelect.tsx'
import preview from '#storybook/preview.tsx'
import { arabicChoices, divisions, longChoices, malayalamChoices, manyChoices } from './choices.ts'
import { InForm, onEdit } from './formData.tsx'
import { guide } from './guides/MultiSelect.ts'
import { expectToFit } from './states.tsx'
import { expectRing, inArabic, inMalayalam } from './surroundings.tsx'
import { expectShown } from './shown.ts'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: MultiSelect,
  parameters: { guide },
  args: { label: 'Division', name: 'divisions', options: divisions, placeholder: 'Select divisions' },
  render: (args) => (
    <InForm>
      <MultiSelect {...args} />
    </InForm>
  ),
})

export const Default = meta.story({
  parameters: { spec: [197] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Division' }))
    await userEvent.click(await screen.findByRole('option', { name: /Division A/ }))
    await userEvent.click(screen.getByRole('option', { name: /Division C/ }))
    await expect(screen.getByRole('option', { name: /Division A/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByText('Division C added, 2 chosen')).toBeInTheDocument()
    await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('divisions', sent('11', '13')))
  },
})

/** The whole task without a mouse: find, select, remove with Backspace. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Division' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('b{ArrowDown}{Enter}')
    await expect(field).toHaveValue('')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Remove/, hidden: true })).toHaveLength(2),
    )
    await userEvent.keyboard('{Escape}{Backspace}')
    await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('divisions', sent('12')))
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('divisions', []))
    await expect(canvas.getByText('Division B removed, none chosen')).toBeInTheDocument()
  },
})

export const AllAndNone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select all of Division' }))
    await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('divisions', sent('11', '12', '13', '14')))
    await userEvent.click(canvas.getByRole('button', { name: 'Select none of Division' }))
    await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('divisions', []))
  },
})

export const Filled = meta.story({
  args: { defaultValue: ['11', '13'] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Division' })
    await expect(field).toHaveAccessibleDescription('2 chosen.')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Division A' }))
    await expect(field).toHaveFocus()
    await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('divisions', sent('13')))
  },
})

/** An array that is rebuilt on every render does not discard typed text. */
export const Controlled = meta.story({
  render: function Held(args) {
    const [ids, setIds] = useState<readonly string[]>(['11'])
    return (
      <InForm>
        <MultiSelect {...args} value={[...ids]} onChange={setIds} />
      </InForm>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Division' })
    await userEvent.type(field, 'division d')
    await expect(field).toHaveValue('division d')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('divisions', sent('11', '14')))
  },
})

export const LeftByTab = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Division' })
    await userEvent.type(field, 'division d')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith('divisions', sent('14')))
    await userEvent.tab()
    await expect(await canvas.findByRole('button', { name: 'Remove Division D' })).toBeVisible()
    await expect(field).not.toHaveFocus()
  },
})

/** The button of the hovered tag is filled; the other tag is unchanged. */
export const Hovered = meta.story({
  args: { defaultValue: ['11', '13'] },
  parameters: { pseudo: { hover: ['[role=presentation]', 'li:first-child button'] } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /^Remove/ })
    await waitFor(() => expect(backgroundOf(first)).not.toBe(backgroundOf(second)))
  },
})

export const Focused = meta.story({
  args: { defaultValue: ['11'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expectRing(canvas.getByRole('button', { name: 'Select all of Division' }))
    await userEvent.tab()
    await userEvent.tab()
    await expectRing(canvas.getByRole('button', { name: 'Remove Division A' }))
  },
})

export const Disabled = meta.story({
  args: { isDisabled: true, disabledReason: 'Choose a batch that has divisions.', defaultValue: ['11'] },
  parameters: { spec: [198, 282] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Division' })
    await expect(field).toBeDisabled()
    await expect(field).toHaveAccessibleDescription('1 chosen. Choose a batch that has divisions.')
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull()
  },
})

export const Invalid = meta.story({
  args: { errorMessage: 'Division is required' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Division' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('None chosen. Division is required')
  },
})

export const Required = meta.story({
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-required', 'true')
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

export const Empty = meta.story({
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expectShown(await screen.findByText('No options'))
  },
})

export const LongText = meta.story({
  args: { options: longChoices, defaultValue: ['21', '22'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await screen.findAllByRole('option')).toHaveLength(2)
  },
})

export const Malayalam = meta.story({
  decorators: [inMalayalam],
  args: { label: 'വിഷയങ്ങൾ', options: malayalamChoices, defaultValue: ['31'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'വിഷയങ്ങൾ' }), 'ഹിജ്')
    await expect(await screen.findAllByRole('option')).toHaveLength(1)
  },
})

export const RightToLeft = meta.story({
  parameters: { spec: [507] },
  globals: { dir: 'rtl' },
  decorators: [inArabic],
  args: { label: 'الدورات', options: arabicChoices, defaultValue: ['41', '42'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'الدورات' }))
    await expect(getComputedStyle(await screen.findByRole('listbox')).direction).toBe('rtl')
  },
})

export const Narrow = LongText.extend({
  globals: { viewport: { value: 'narrow' } },
  play: expectToFit,
})

const backgroundOf = (element: HTMLElement | undefined) =>
  element === undefined ? '' : getComputedStyle(element).backgroundColor

function sent(...ids: string[]) {
  return ids.map((id) => ['divisions[]', id])
}
