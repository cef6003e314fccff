import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { askLink, choosePassword } from '#api/link.ts'
import { signIn } from '#api/signIn.ts'
import { paths } from '#contract/paths.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { Form, type FormErrors } from '#design-system/Form/Form.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { textIn } from './shared/form/formText.ts'
import { openFailureText } from './shared/openFailure.ts'
import type { Chosen } from './chosen.ts'
import { SignInFrame } from './SignInFrame.tsx'

type LinkState =
  | { kind: 'asking' }
  | { kind: 'unanswered'; failure: string }
  | { kind: 'gone' }
  | { kind: 'found'; login: string; errors: FormErrors; isPending: boolean; failure?: string }

/** Where a person chooses their password by a one-time link. Its token stands behind the '#', which never leaves the browser. */
export function LinkPage() {
  const token = useLocation().hash.slice(1)
  const navigate = useNavigate()
  const [state, setState] = useState<LinkState>({ kind: 'asking' })

  const isAsking = state.kind === 'asking'

  useEffect(() => {
    if (!isAsking) return undefined
    let isOpen = true
    async function ask() {
      const answer = await askLink(token)
      if (isOpen) setState(stateOf(answer))
    }
    void ask()
    return () => {
      isOpen = false
    }
  }, [token, isAsking])

  async function choose(login: string, password: string) {
    setState({ kind: 'found', login, errors: {}, isPending: true })
    const answer = await choosePassword(token, password)
    if (answer.kind === 'chosen') {
      const { kind } = await signIn({ login, password })
      if (kind === 'signedIn') void navigate(paths.admin.students, { replace: true })
      // With two-step sign-in the code is asked there.
      else void navigate(paths.admin.login, { replace: true, state: { chosenBy: login } satisfies Chosen })
    } else if (answer.kind === 'gone') setState(answer)
    else if (answer.kind === 'refused')
      setState({ kind: 'found', login, errors: { password: [answer.message] }, isPending: false })
    else setState({ kind: 'found', login, errors: {}, isPending: false, failure: openFailureText(answer) })
  }

  return (
    <SignInFrame title="Choose your password">
      <title>Choose your password · Admin</title>
      {state.kind === 'asking' && <output>Checking the link...</output>}
      {state.kind === 'unanswered' && (
        <InlineAlert
          tone="error"
          action={
            <Button icon="retry" onPress={() => setState({ kind: 'asking' })}>
              Retry
            </Button>
          }
        >
          {state.failure}
        </InlineAlert>
      )}
      {state.kind === 'gone' && (
        <InlineAlert tone="warning">
          This link has been used or has expired. Ask an Administrator for a new one.
        </InlineAlert>
      )}
      {state.kind === 'found' && (
        <Form
          label="Choose your password"
          variant="plain"
          errors={state.errors}
          isPending={state.isPending}
          onSubmit={(data) => void choose(state.login, textIn(data, 'password'))}
          onEdit={() => setState({ ...state, errors: {} })}
          actions={
            <Button type="submit" variant="primary" size="lg" isWide isPending={state.isPending}>
              Save and log in
            </Button>
          }
        >
          {state.failure !== undefined && <InlineAlert tone="error">{state.failure}</InlineAlert>}
          <TextField
            name="login"
            label="Your sign-in name"
            autoComplete="username"
            value={state.login}
            onChange={() => {}}
            isReadOnly
          />
          <TextField
            name="password"
            label="New password"
            type="password"
            description="12 characters or more: several words are easy to keep in mind. Not your name, and no common password."
            autoComplete="new-password"
            isAutoFocused
          />
        </Form>
      )}
      <ButtonLink variant="ghost" icon="back" href={paths.admin.login}>
        To the login
      </ButtonLink>
    </SignInFrame>
  )
}

function stateOf(answer: Awaited<ReturnType<typeof askLink>>): LinkState {
  if (answer.kind === 'found') return { ...answer, errors: {}, isPending: false }
  return answer.kind === 'gone' ? answer : { kind: 'unanswered', failure: openFailureText(answer) }
}
