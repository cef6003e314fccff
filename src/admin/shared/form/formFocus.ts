const FIELD =
  'fieldset :is(input, select, textarea, button, [role="spinbutton"]):not([type="hidden"], :disabled)'

/** Returns the focusable fields of a form, in document order. */
export const fieldsOf = (form: HTMLFormElement | undefined): HTMLElement[] =>
  form ? [...form.querySelectorAll<HTMLElement>(FIELD)] : []
