const FIELD = 'fieldset :is(input, textarea, button, [role="spinbutton"]):not([type="hidden"], :disabled)'

/** Returns what of a form's fields can take the focus, in order. */
export const fieldsOf = (form: HTMLFormElement | undefined): HTMLElement[] =>
  form ? [...form.querySelectorAll<HTMLElement>(FIELD)] : []
