import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type InputEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { ErrorSummary } from './ErrorSummary.tsx'
import classes from './Form.module.css'
import { FormContext, type FormField } from './FormContext.ts'
import { useToldReset } from './useToldReset.ts'

/** Messages by field name, as a server answers them. */
export type FormErrors = Readonly<Record<string, readonly string[]>>

export interface FormProps {
  /** A submit button elsewhere on the page belongs to the form by `form={id}`. */
  id?: string
  /** Accessible name. */
  label: string
  errors?: FormErrors
  /** All fields are off while it is true. @spec 278 */
  isPending?: boolean
  /** `card` holds FormGroups, `plain` is a column of fields. @default 'card' */
  variant?: 'card' | 'plain'
  /** Buttons below the fields: they are not switched off with them, so the focus can stay on Submit. */
  actions?: ReactNode
  onSubmit: (data: FormData) => void
  /** The user, or a reset, changed this field: the moment to drop its error, and to keep what the form holds now. */
  onEdit?: (name: string, data: FormData) => void
  children: ReactNode
}

const noErrors: FormErrors = {}

/** What the focus has been placed for. */
interface Settled {
  attempt: number
  messages: Readonly<Record<string, string>>
}

/** Shows each error at its field and in a summary, and brings the focus to the first one. */
export function Form(props: FormProps) {
  const { id, label, errors = noErrors, isPending = false, variant = 'card', actions, children } = props
  const [fields, setFields] = useState<readonly FormField[]>([])
  const [attempt, setAttempt] = useState(0)
  const messages = useMemo(() => joinMessages(errors), [errors])
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const settled = useRef<Settled>({ attempt: 0, messages: {} })
  const focusAtSubmit = useRef<Element>(null)

  const register = useCallback((field: FormField) => {
    setFields((known) => [...known, field])
    return () => setFields((known) => known.filter((each) => each !== field))
  }, [])
  const context = useMemo(() => ({ form, messages, isPending, register }), [messages, isPending, register])
  const { isUnderway, reset } = useToldReset(props.onEdit)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const { activeElement } = document
    focusAtSubmit.current = activeElement
    // A date that is switched off with the focus in it falls back to what it showed before.
    if (activeElement instanceof HTMLElement && activeElement.closest('fieldset')) activeElement.blur()
    setAttempt(attempt + 1)
    props.onSubmit(new FormData(event.currentTarget))
  }

  function edit({ target, currentTarget }: InputEvent<HTMLFormElement>) {
    if (isUnderway.current) return
    const isField =
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    // Without a name it is a helper inside a field, as the text that a MultiSelect is filtered by.
    if (isField && target.name !== '') props.onEdit?.(target.name, new FormData(currentTarget))
  }

  const placeFocus = useEffectEvent((now: Settled) => {
    const before = settled.current
    settled.current = now
    const names = Object.keys(messages)
    const isNews =
      now.attempt !== before.attempt || names.some((name) => messages[name] !== before.messages[name])

    if (names.length > 0 && isNews) {
      // A field that is switched off, as one whose choices still load, cannot take it.
      const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')
      const target = first ?? summary.current
      target?.focus()
    } else if (document.activeElement === document.body && focusAtSubmit.current instanceof HTMLElement) {
      // The browser drops the focus of a field that is switched off; it goes back where it was.
      focusAtSubmit.current.focus()
    }
    focusAtSubmit.current = null
  })

  useEffect(() => {
    if (!isPending) placeFocus({ attempt, messages })
  }, [isPending, attempt, messages])

  return (
    <form
      ref={form}
      className={classes.form}
      id={id}
      aria-label={label}
      noValidate
      // In a page whose scripts are still on their way a submit goes nowhere, and no address shows what was typed.
      method="dialog"
      onSubmit={submit}
      onInput={edit}
      // Before the fields hear of it: they may be back at once.
      onResetCapture={reset}
    >
      <ErrorSummary ref={summary} fields={fields} messages={messages} />
      <FormContext value={context}>
        <fieldset className={classes.fields} data-variant={variant} disabled={isPending}>
          {children}
        </fieldset>
      </FormContext>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </form>
  )
}

function joinMessages(errors: FormErrors): Readonly<Record<string, string>> {
  const withText = Object.entries(errors).filter(([, texts]) => texts.length > 0)
  return Object.fromEntries(withText.map(([name, texts]) => [name, texts.join(', ')]))
}
