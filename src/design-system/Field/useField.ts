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
  error?: string
  /** Adds a red star and aria-required; native validation messages are off. */
  isRequired?: boolean
  /** Shows 'optional' beside the label. */
  isOptional?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
}

/**
 * Connects label, control, hint and error of a field, and registers it with the Form. All fields use it.
 * @returns ids, the error message, and in `control` the props of the focusable element
 */
export function useField(props: Pick<FieldProps, 'label' | 'name' | 'description' | 'error' | 'isRequired'>) {
  const { label, name, description, error, isRequired } = props
  const id = useId()
  const formError = useFormField({ name, label, id })
  const message = error ?? formError
  const hintId = description === undefined ? undefined : `${id}-hint`
  const errorId = message === undefined ? undefined : `${id}-error`

  return {
    labelId: `${id}-label`,
    hintId,
    errorId,
    message,
    control: {
      id,
      'aria-required': isRequired || undefined,
      'aria-invalid': message === undefined ? undefined : true,
      'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    },
  }
}

export type FieldWiring = ReturnType<typeof useField>
