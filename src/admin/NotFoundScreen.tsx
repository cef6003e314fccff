import { paths } from '#contract/paths.ts'
import art from '#content/art/not-found.svg?no-inline'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import { AdminBar } from './shared/AdminBar.tsx'

/** The screen of unknown console URLs, with the menu still available (reading Q22). @spec 111 */
export function NotFoundScreen() {
  return (
    <>
      <title>Not found · Admin</title>
      <h1 className="visually-hidden">Not found</h1>
      <EmptyState
        title="Page not found"
        art={art}
        action={
          <ButtonLink variant="primary" href={paths.admin.students}>
            Open the admin panel
          </ButtonLink>
        }
      >
        There is no page at this address.
      </EmptyState>
      <AdminBar />
    </>
  )
}
