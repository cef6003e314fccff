import { useId, type ReactNode } from 'react'
import { useFormField } from '#design-system/Form/FormContext.ts'

/** Props common to all fields. */
export interface FieldProps {
  label: string
  /** Key in the form data and in its errors. */
  name: string
  /** Hint below the control. */
  description?: ReactNode
  /** Replaces the surrounding Form's error for this name. */
  errorMessage?: string
  /** Marks the field as invalid without a message; `false` hides `errorMessage`. @default whether there is a message */
  isInvalid?: boolean
  /** Adds a red star and aria-required; native validation messages are off. */
  isRequired?: boolean
  /** Shows 'optional' beside the label. */
  isOptional?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
}

type WiredProps = Pick<
  FieldProps,
  'label' | 'name' | 'description' | 'errorMessage' | 'isInvalid' | 'isRequired'
>

/**
 * Connects label, control, hint and error of a field, and registers it with the Form. All fields use it.
 * @returns ids, the error message, and in `control` the props of the focusable element
 */
export function useField(props: WiredProps) {
  const { label, name, description, errorMessage, isInvalid, isRequired } = props
  const id = useId()
  const formError = useFormField({ name, label, id })
  const message = (isInvalid === false ? undefined : errorMessage) ?? formError
  const hintId = description === undefined ? undefined : `${id}-hint`
  const errorId = message === undefined ? undefined : `${id}-error`

  return {
    labelId: `${id}-label`,
    hintId,
    errorId,
    message,
    isInvalid: isInvalid === true || message !== undefined,
    control: {
      id,
      'aria-required': isRequired || undefined,
      'aria-invalid': isInvalid === true || message !== undefined || undefined,
      'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    },
  }
}

export type FieldWiring = ReturnType<typeof useField>
