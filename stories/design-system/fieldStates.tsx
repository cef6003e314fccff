import type { ComponentType, ReactNode } from 'react'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { expectDarkEdge, expectOtherEdges, InForm, onEdit } from './formData.tsx'
import { secondField, Twice } from './states.tsx'
import { expectRing, inBothScripts } from './surroundings.tsx'

/** What the shared states set of a field. */
interface FieldProps {
  label: string
  name: string
  isDisabled?: boolean
  isRequired?: boolean
  description?: ReactNode
  errorMessage?: string
}

type Player<Props> = Pick<StoryContext<Props>, 'args' | 'canvas' | 'canvasElement' | 'userEvent'>

/** What takes the focus first in a field. */
const controls = ':is(input:not([aria-hidden] *), textarea, select, [role=combobox], [role=spinbutton])'

/** For `render`: the field in a form. */
export const inForm = <Props extends object>(Field: ComponentType<Props>) =>
  function FieldInForm(args: Props) {
    return (
      <InForm>
        <Field {...args} />
      </InForm>
    )
  }

/** A field at rest, in focus, and below that one under the pointer. @param box what has its edge, if the field has a box around it */
export const hoveredAndFocused = <Props extends object>(Field: ComponentType<Props>, box?: string) => ({
  parameters: { pseudo: { hover: box === undefined ? secondField : `[data-half="second"] ${box}` } },
  render: (args: Props) => (
    <Twice>
      <Field {...args} />
    </Twice>
  ),
  play: async ({ canvasElement, userEvent }: Player<Props>) => {
    const [first, hovered] = ['first', 'second'].map((half) =>
      canvasElement.querySelector<HTMLElement>(`[data-half="${half}"] ${controls}`),
    )
    if (!first || !hovered) throw new Error('There are fewer than two fields.')
    const boxOf = (field: HTMLElement) =>
      box === undefined ? field : (field.closest<HTMLElement>(box) ?? field)
    await expectDarkEdge(boxOf(hovered))
    await userEvent.tab()
    await expectRing(first, boxOf(first))
  },
})

/** A box to tick that is off and one that is on, and below each the same hovered; the first has the focus. */
export const tickHoveredAndFocused = <Props extends object>(
  Field: ComponentType<Props & { defaultValue?: boolean }>,
) => ({
  parameters: { pseudo: { hover: '[data-half="second"] input' } },
  render: (args: Props) => (
    <Twice>
      <Field {...args} />
      <Field {...args} defaultValue />
    </Twice>
  ),
  play: async ({ canvasElement, userEvent }: Player<Props>) => {
    const boxes = [...canvasElement.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')]
    await expectOtherEdges(boxes)
    await userEvent.tab()
    if (boxes[0]) await expectRing(boxes[0])
  },
})

interface DisabledAndInvalid<Props> {
  role?: 'textbox' | 'combobox' | 'checkbox'
  off?: Partial<Props> & { description?: string; disabledReason?: string }
  refused: Partial<Props> & { label: string; name: string; description?: string; errorMessage: string }
  /** A third one, which can be read but not changed. */
  fixed?: Partial<Props> & Pick<FieldProps, 'label' | 'name'>
}

/** A field that is disabled, a required one with an error, and where there is one, a field that can be read only. */
export const disabledAndInvalid = <Props extends FieldProps>(
  Field: ComponentType<Props>,
  { role = 'textbox', off, refused, fixed }: DisabledAndInvalid<Props>,
) => ({
  render: (args: Props) => (
    <InForm>
      <Field {...args} isDisabled description="Only a lead may change it." {...off} />
      <Field {...args} isRequired {...refused} />
      {fixed && <Field {...args} {...{ isReadOnly: true }} {...fixed} />}
    </InForm>
  ),
  play: async ({ args, canvas, userEvent }: Player<Props>) => {
    const disabled = canvas.getByRole(role, { name: args.label })
    await expect(disabled).toBeDisabled()
    await expect(disabled).toHaveAccessibleDescription(
      off?.disabledReason ?? off?.description ?? 'Only a lead may change it.',
    )
    const invalid = canvas.getByRole(role, { name: refused.label })
    await expect(invalid).toBeInvalid()
    await expect(invalid).toHaveAttribute('aria-required', 'true')
    await expect(invalid).not.toHaveAttribute('required')
    const notes = [refused.description, refused.errorMessage].filter(Boolean)
    await expect(invalid).toHaveAccessibleDescription(notes.join(' '))
    if (!fixed) return
    const readOnly = canvas.getByRole<HTMLInputElement>(role, { name: fixed.label })
    const before = readOnly.value
    await userEvent.type(readOnly, 'more')
    await expect(readOnly).toHaveFocus()
    await expect(readOnly).toHaveValue(before)
  },
})

/** A field in Arabic, and below it in Malayalam, under a name of its own. */
export const fieldInBothScripts = <Props extends FieldProps>(
  Field: ComponentType<Props>,
  arabic: Partial<Props>,
  malayalam: Partial<Props>,
) => {
  const { render, ...story } = inBothScripts(Field, arabic, { name: 'ml', ...malayalam })
  return { ...story, render: (args: Props) => <InForm>{render(args)}</InForm> }
}

/** Waits until a form was told of a field's new value. */
export const expectEdited = (name: string, value: string) =>
  waitFor(() => expect(onEdit).toHaveBeenLastCalledWith(name, [[name, value]]))
