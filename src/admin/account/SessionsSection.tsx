import { failureText } from '#admin/shared/failureText.ts'
import { dayAt, timeAt } from '#admin/shared/formats.ts'
import { useNotices } from '#admin/shared/notices.tsx'
import { RetryAlert } from '#admin/shared/RetryAlert.tsx'
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from '#api/endpoints/account.ts'
import type { AccountSession } from '#contract/access/account.ts'
import { Badge } from '#design-system/Badge/Badge.tsx'
import { Button } from '#design-system/Button/Button.tsx'
import { Form } from '#design-system/Form/Form.tsx'
import { FormGroup } from '#design-system/Form/FormGroup.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx'
import classes from './AccountPage.module.css'
import { useAct } from '#admin/shared/useAct.ts'

const nameOf = ({ device }: AccountSession) => device || 'Unknown device'

/** The own sessions; all but this one can be ended. */
export function SessionsSection() {
  const sessions = useListSessionsQuery()
  const [end] = useEndSessionMutation()
  const [endOthers] = useEndOtherSessionsMutation()
  const { isPending, failure, act } = useAct()
  const notices = useNotices()

  const signOut = (session: AccountSession) =>
    act(async () => {
      await end(session.id).unwrap()
      notices.show({ tone: 'success', text: `${nameOf(session)} has been signed out.` })
    })
  const signOutOthers = () =>
    act(async () => {
      await endOthers().unwrap()
      notices.show({ tone: 'success', text: 'You are signed out everywhere else.' })
    })

  return (
    <Form label="Where you are signed in" onSubmit={signOutOthers}>
      <FormGroup
        title="Where you are signed in"
        description="Sign out what you do not know, then change your password."
      >
        <div className={classes.row}>
          {failure !== undefined && <InlineAlert tone="error">{failure}</InlineAlert>}
          {sessions.data === undefined && sessions.error !== undefined && (
            <RetryAlert onRetry={() => void sessions.refetch()}>
              {failureText(sessions.error, 'Your sessions could not be loaded.')}
            </RetryAlert>
          )}
          {sessions.isLoading && <Skeleton />}
          {sessions.data && (
            <>
              <ul className={classes.sessions}>
                {sessions.data.map((session) => (
                  <li key={session.id} className={classes.session}>
                    <div>
                      <b>{nameOf(session)}</b>
                      <small>{placeText(session)}</small>
                    </div>
                    {session.is_current ? (
                      <Badge tone="ok">This one</Badge>
                    ) : (
                      <Button
                        size="sm"
                        isInert={isPending}
                        aria-label={`Sign out ${nameOf(session)}`}
                        onPress={() => signOut(session)}
                      >
                        Sign out
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
              {sessions.data.length > 1 && (
                <Button type="submit" icon="sign-out" isInert={isPending}>
                  Sign out everywhere else
                </Button>
              )}
            </>
          )}
        </div>
      </FormGroup>
    </Form>
  )
}

const placeText = ({ address, seen_at: at }: AccountSession) =>
  `${address === '' ? '' : `${address}, `}last used ${dayAt(at)}, ${timeAt(at)}`
