import { useId, type ReactNode } from 'react'
import { useFormField } from '#design-system/Form/FormContext.ts'

/** The props of every field. */
export interface FieldProps {
  label: string
  /** Key in the form's data and in its errors. */
  name: string
  /** A hint below the control. */
  description?: ReactNode
  /** Takes the place of the error that the Form around has for this name. */
  error?: string
  /** Red star and aria-required; the browser's own bubbles never show. */
  isRequired?: boolean
  /** Says 'optional' beside the label. */
  isOptional?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
}

/**
 * Ties label, control, hint and error of one field together and makes the field known to its Form.
 * `control` goes on the element that takes the focus; every kind of field is built on it.
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
