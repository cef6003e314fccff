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
import { classNames } from '#design-system/classNames.ts'
import { domProps, usePassedRef, type DomProps } from '#design-system/domProps.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import classes from './Form.module.css'
import { FormContext, type FieldInsert, type FormField } from './FormContext.ts'
import { useResetEdits } from './useResetEdits.ts'

/** Messages by field name, as in the server's response. */
export type FormErrors = Readonly<Record<string, readonly string[]>>

export interface FormProps extends DomProps<HTMLFormElement> {
  /** Id for submit buttons outside the form: `form={id}`. */
  id?: string
  /** Accessible name. */
  label: string
  /** Messages by field name, as the server answers. @default {} */
  errors?: FormErrors
  /** What is added to fields, by name. @default {} */
  inserts?: Readonly<Record<string, FieldInsert>>
  /** Disables all fields. @default false @spec 278 */
  isPending?: boolean
  /** `card` contains FormGroups, `plain` a column of fields. @default 'card' */
  variant?: 'card' | 'plain'
  /** Buttons below the fields. They are not disabled with the fields, so that focus can stay on Submit. */
  actions?: ReactNode
  /** Called with the values of the fields, and of the pressed button if it has a name. */
  onSubmit: (data: FormData) => void
  /** Called when the user or a reset changes a field, to clear its error and save a draft. */
  onEdit?: (name: string, data: FormData) => void
  /** FormGroups, or fields. */
  children: ReactNode
}

const noErrors: FormErrors = {}
const noInserts: Readonly<Record<string, FieldInsert>> = {}

/** The attempt and messages for which focus was last set. */
interface FocusState {
  attempt: number
  messages: Readonly<Record<string, string>>
}

/** A form that shows each error at its field and in a summary, and focuses the first invalid field. */
export function Form(props: FormProps) {
  const {
    ref,
    className,
    label,
    errors = noErrors,
    inserts = noInserts,
    isPending = false,
    variant = 'card',
    actions,
    children,
  } = props
  const [fields, setFields] = useState<readonly FormField[]>([])
  const [attempt, setAttempt] = useState(0)
  const messages = useMemo(() => joinMessages(errors), [errors])
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const lastFocus = useRef<FocusState>({ attempt: 0, messages: {} })
  const focusAtSubmit = useRef<Element>(null)

  const register = useCallback((field: FormField) => {
    setFields((known) => [...known, field])
    return () => setFields((known) => known.filter((each) => each !== field))
  }, [])
  const context = useMemo(
    () => ({ form, messages, inserts, isPending, register }),
    [messages, inserts, isPending, register],
  )
  const { isResetting, reset } = useResetEdits(props.onEdit)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const { activeElement } = document
    focusAtSubmit.current = activeElement
    // A focused date field reverts to its previous value when it is disabled.
    if (activeElement instanceof HTMLElement && activeElement.closest('fieldset')) activeElement.blur()
    setAttempt(attempt + 1)
    props.onSubmit(new FormData(event.currentTarget, event.nativeEvent.submitter))
  }

  function edit({ target, currentTarget }: InputEvent<HTMLFormElement>) {
    if (isResetting.current) return
    const isField =
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    // An input without a name is a helper inside a field, such as the filter text of a MultiSelect.
    if (isField && target.name !== '') props.onEdit?.(target.name, new FormData(currentTarget))
  }

  const placeFocus = useEffectEvent((now: FocusState) => {
    const before = lastFocus.current
    lastFocus.current = now
    const names = Object.keys(messages)
    const hasChanged =
      now.attempt !== before.attempt || names.some((name) => messages[name] !== before.messages[name])

    if (names.length > 0 && hasChanged) {
      // A disabled field, such as one whose options are loading, cannot take focus.
      const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')
      const target = first ?? summary.current
      target?.focus()
    } else if (document.activeElement === document.body && focusAtSubmit.current instanceof HTMLElement) {
      // The browser drops focus from a disabled field, so restore it.
      focusAtSubmit.current.focus()
    }
    focusAtSubmit.current = null
  })

  usePassedRef(form, ref)

  useEffect(() => {
    if (!isPending) placeFocus({ attempt, messages })
  }, [isPending, attempt, messages])

  return (
    <form
      {...domProps(props)}
      ref={form}
      className={classNames(classes.form, className)}
      aria-label={label}
      noValidate
      // A submit before the scripts have loaded sends nothing, and puts no input into the URL.
      method="dialog"
      onSubmit={submit}
      onInput={edit}
      // Runs before the fields' own reset listeners, which may restore values synchronously.
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
