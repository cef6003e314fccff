import { createContext, use, useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/** What a form knows of one of its fields: enough to name it and to bring the user to it. */
export interface FormField {
  name: string
  label: string
  /** Id of the element that takes the focus. */
  id: string
}

interface FormContextValue {
  form: RefObject<HTMLFormElement | null>
  /** One text for each field with errors. */
  messages: Readonly<Record<string, string>>
  isPending: boolean
  /** Returns an unregister function. */
  register: (field: FormField) => () => void
}

export const FormContext = createContext<FormContextValue | undefined>(undefined)

/** Whether the Form around is being sent: for controls that a switched off fieldset does not switch off. */
export const useIsFormPending = () => use(FormContext)?.isPending ?? false

/** Calls it when the Form around is reset. */
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

/** Makes a field known to the Form around it, if there is one, and answers the error the form has for it. */
export function useFormField({ name, label, id }: FormField) {
  const form = use(FormContext)
  const register = form?.register
  // Before anything is painted: until its field is known an error stands in the summary as one that has none.
  useLayoutEffect(() => register?.({ name, label, id }), [register, name, label, id])
  return form?.messages[name]
}
