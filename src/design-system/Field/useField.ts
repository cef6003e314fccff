import { useId, type ReactNode, type Ref } from 'react'
import { domProps, type DomProps } from '#design-system/domProps.ts'
import { useFormField } from '#design-system/Form/FormContext.ts'

/** Props of every field. */
export interface ControlProps<E extends Element = HTMLElement> extends DomProps<E> {
  /** Receives the control, which can be focused; `data-*` and `aria-*` are set on it too. */
  ref?: Ref<E>
  /** Id of the control. @default a generated one */
  id?: string
  /** Added to the classes of the frame around label, control and notes. */
  className?: string
  /** The visible label, and the accessible name. */
  label: string
  /** Key in the form data and in its errors. */
  name: string
  /** Hint below the control. */
  description?: ReactNode
  /** Shown below the control; replaces the surrounding Form's error for this name. */
  errorMessage?: string
  /** Marks the field as invalid without a message; `false` hides `errorMessage`. @default whether there is a message */
  isInvalid?: boolean
  /** Cannot be focused, and is not submitted. @default false */
  isDisabled?: boolean
}

/** Props of fields that can be required. */
export interface FieldProps<E extends Element = HTMLElement> extends ControlProps<E> {
  /** Adds a red star and aria-required; native validation messages are off. @default false */
  isRequired?: boolean
  /** Shows 'optional' beside the label. @default false */
  isOptional?: boolean
}

/** Props of fields whose value can be protected. */
export interface ReadOnlyProps {
  /** Can be focused, copied and submitted, but not changed. @default false */
  isReadOnly?: boolean
}

type WiredProps = Omit<ControlProps, 'ref' | 'className'> & Pick<FieldProps, 'isRequired'>

/**
 * Connects label, control, hint and error of a field, and registers it with the Form. All fields use it.
 * @returns ids, the error message, and in `control` the props of the focusable element
 */
export function useField(props: WiredProps) {
  const { label, name, description, errorMessage, isInvalid, isRequired } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const form = useFormField({ name, label, id })
  const message = (isInvalid === false ? undefined : errorMessage) ?? form.message
  const hintId = description === undefined ? undefined : `${id}-hint`
  const noteId = form.insert?.note === undefined ? undefined : `${id}-note`
  const errorId = message === undefined ? undefined : `${id}-error`

  return {
    labelId: `${id}-label`,
    hintId,
    errorId,
    noteId,
    insert: form.insert,
    message,
    isInvalid: isInvalid === true || message !== undefined,
    control: {
      ...domProps(props),
      id,
      'aria-required': isRequired || undefined,
      'aria-invalid': isInvalid === true || message !== undefined || undefined,
      'aria-describedby':
        [props['aria-describedby'], hintId, noteId, errorId].filter(Boolean).join(' ') || undefined,
    },
  }
}

export type FieldWiring = ReturnType<typeof useField>
