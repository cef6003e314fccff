import { paths } from '#app/paths.ts'
import art from '#content/art/empty-ledger.svg'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { AdminBar } from './shared/AdminBar.tsx'

/** A section whose screens are not built yet; it says so, and leads to what is there. */
export function SoonScreen({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} · Admin`}</title>
      <PageHeader title={title} />
      <EmptyState
        title="Not here yet"
        art={art}
        action={
          <ButtonLink variant="primary" icon="course" href={paths.admin.courses}>
            Open the courses
          </ButtonLink>
        }
      >
        This part of the console comes in a later version. The courses are ready.
      </EmptyState>
      <AdminBar />
    </>
  )
}
