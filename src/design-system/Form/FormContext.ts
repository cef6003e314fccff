import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  type ReactNode,
  type RefObject,
} from 'react'

/** A registered field: its label, and the element to focus. */
export interface FormField {
  name: string
  label: string
  /** Id of the focusable element. */
  id: string
}

/** What a Form adds to one of its fields. */
export interface FieldInsert {
  /** Shown below the control. */
  note?: ReactNode
  /** Shown in place of the field, which still submits its value. */
  instead?: ReactNode
}

interface FormContextValue {
  form: RefObject<HTMLFormElement | null>
  /** One message for each invalid field. */
  messages: Readonly<Record<string, string>>
  inserts: Readonly<Record<string, FieldInsert>>
  isPending: boolean
  /** Returns an unregister function. */
  register: (field: FormField) => () => void
}

export const FormContext = createContext<FormContextValue | undefined>(undefined)

/** Whether the surrounding Form is pending, for controls that a disabled fieldset does not disable. */
export const useIsFormPending = () => use(FormContext)?.isPending ?? false

/** Calls `callback` when the surrounding Form is reset. */
export function useOnFormReset(callback: () => void) {
  const form = use(FormContext)?.form
  const reset = useEffectEvent(callback)
  useEffect(() => {
    const element = form?.current
    const listener = () => reset()
    element?.addEventListener('reset', listener)
    return () => element?.removeEventListener('reset', listener)
  }, [form])
}

/** Registers a field with the surrounding Form, if any. Returns the form's error for it, and what it adds. */
export function useFormField({ name, label, id }: FormField) {
  const form = use(FormContext)
  const register = form?.register
  // Before paint: until the field is registered, the summary shows its error as one without a field.
  useLayoutEffect(() => register?.({ name, label, id }), [register, name, label, id])
  return { message: form?.messages[name], insert: form?.inserts[name] }
}
