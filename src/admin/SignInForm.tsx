import { useState } from 'react'
import { signIn, type Credentials } from '#api/signIn.ts'
import { REFUSED, signInProblems } from '#contract/access/loginRules.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { Form, type FormErrors } from '#design-system/Form/Form.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { textIn } from './shared/form/formText.ts'
import { openFailureText } from './shared/openFailure.ts'

interface SignInFormProps {
  /** The name in the form at its start; the focus is then on the password. @default '' */
  initialName?: string
  onSignedIn: () => void
}

interface SignInState {
  errors: FormErrors
  isPending: boolean
  failure?: string
  /** What was right, while the code of two-step sign-in is asked. */
  first?: Credentials
}

const NO_CODE = 'Enter the six digits, or a recovery code'

/** Email, Password and Submit, then the code if the account has two-step sign-in. @spec 112, 113 */
export function SignInForm({ initialName = '', onSignedIn }: SignInFormProps) {
  const [state, setState] = useState<SignInState>({ errors: {}, isPending: false })
  const { first } = state

  async function send(credentials: Credentials) {
    setState({ ...state, errors: {}, isPending: true })
    const result = await signIn(credentials)
    const { code, ...right } = credentials
    if (result.kind === 'signedIn') onSignedIn()
    else if (result.kind === 'codeAsked') {
      const errors: FormErrors = code === undefined ? {} : { code: [result.message ?? NO_CODE] }
      setState({ errors, isPending: false, first: right })
    } else {
      const failure = result.kind === 'refused' ? REFUSED : openFailureText(result)
      // Refused with a code: the password was changed meanwhile, so all is asked again.
      const isKept = first !== undefined && result.kind !== 'refused'
      setState({ errors: {}, isPending: false, failure, ...(isKept && { first }) })
    }
  }

  function submit(data: FormData) {
    if (first) {
      const code = textIn(data, 'code').trim()
      if (code === '') setState({ ...state, errors: { code: [NO_CODE] } })
      else void send({ ...first, code })
      return
    }
    const login = textIn(data, 'M05_LoginUserName').trim()
    const password = textIn(data, 'password')
    const errors = signInProblems(login, password)
    if (Object.keys(errors).length > 0) setState({ errors, isPending: false })
    else void send({ login, password })
  }

  function edit(name: string) {
    const { [name]: _gone, ...errors } = state.errors
    setState({ errors, isPending: false, ...(first && { first }) })
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
        <>
          <Button type="submit" variant="primary" size="lg" isWide isPending={state.isPending}>
            Submit
          </Button>
          {first && (
            <Button variant="ghost" isWide onPress={() => setState({ errors: {}, isPending: false })}>
              Start again
            </Button>
          )}
        </>
      }
    >
      {state.failure !== undefined && <InlineAlert tone="error">{state.failure}</InlineAlert>}
      {first ? (
        <TextField
          key="code"
          name="code"
          label="Code"
          description="The six digits in your authenticator app, or one of your recovery codes"
          variant="code"
          autoComplete="one-time-code"
          isAutoFocused
        />
      ) : (
        <>
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
        </>
      )}
    </Form>
  )
}
