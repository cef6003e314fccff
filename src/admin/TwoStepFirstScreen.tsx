import { paths } from '#contract/paths.ts'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import { AdminBar } from './shared/AdminBar.tsx'

/** In place of every screen but the own account, until a person has the two-step sign-in that everybody needs here. */
export function TwoStepFirstScreen() {
  return (
    <>
      <title>Two-step sign-in · Admin</title>
      <h1 className="visually-hidden">Two-step sign-in</h1>
      <EmptyState
        title="Set up two-step sign-in to go on"
        action={
          <ButtonLink variant="primary" href={paths.admin.account}>
            Set it up
          </ButtonLink>
        }
      >
        Everybody needs it here. It takes a minute, with an authenticator app on your phone.
      </EmptyState>
      <AdminBar />
    </>
  )
}
