import { useState } from 'react'
import { signIn, type SignInResult } from '#api/signIn.ts'
import { REFUSED, signInFaults } from '#contract/loginRules.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { Form, type FormErrors } from '#design-system/Form/Form.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { busyText, OFFLINE_TEXT, tryAgainText } from './shared/waitTexts.ts'

interface SignInFormProps {
  /** The name in the form at its start; the focus is then on the password. @default '' */
  initialName?: string
  onSignedIn: () => void
}

interface SignInState {
  errors: FormErrors
  isPending: boolean
  failure?: string
}

/** Email, Password and Submit, on the sign-in page and in the sign-in dialog. @spec 112, 113 */
export function SignInForm({ initialName = '', onSignedIn }: SignInFormProps) {
  const [state, setState] = useState<SignInState>({ errors: {}, isPending: false })

  async function send(login: string, password: string) {
    setState({ errors: {}, isPending: true })
    const result = await signIn(login, password)
    if (result.kind === 'signedIn') onSignedIn()
    else setState({ errors: {}, isPending: false, failure: failureOf(result) })
  }

  function submit(data: FormData) {
    const login = text(data, 'M05_LoginUserName').trim()
    const password = text(data, 'password')
    const errors = signInFaults(login, password)
    if (Object.keys(errors).length > 0) setState({ errors, isPending: false })
    else void send(login, password)
  }

  function edit(name: string) {
    const { [name]: _gone, ...errors } = state.errors
    setState({ errors, isPending: false })
  }

  return (
    <Form
      label="Admin login"
      variant="plain"
      errors={state.errors}
      isPending={state.isPending}
      onSubmit={submit}
      onEdit={edit}
      actions={
        <Button type="submit" variant="primary" size="lg" isWide isPending={state.isPending}>
          Submit
        </Button>
      }
    >
      {state.failure !== undefined && <InlineAlert tone="error">{state.failure}</InlineAlert>}
      <TextField
        name="M05_LoginUserName"
        label="Email"
        inputMode="email"
        autoComplete="username"
        defaultValue={initialName}
      />
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        isAutoFocused={initialName !== ''}
      />
    </Form>
  )
}

function text(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

function failureOf(result: Exclude<SignInResult, { kind: 'signedIn' }>): string {
  switch (result.kind) {
    case 'refused':
      return REFUSED
    case 'slowed':
      return `Too many attempts. ${tryAgainText(result.seconds)}`
    case 'offline':
      return OFFLINE_TEXT
    case 'failed':
      if (result.message !== undefined) return result.message
      return result.seconds === undefined
        ? 'The server failed to respond. Please try again.'
        : busyText(result.seconds)
  }
}
