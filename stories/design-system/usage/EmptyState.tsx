import { ButtonLink, EmptyState } from '@institute/design-system'

export function Example() {
  return (
    <EmptyState
      title="NO COURSES FOUND"
      action={
        <ButtonLink href="#add" variant="primary" icon="add">
          ADD COURSE
        </ButtonLink>
      }
    >
      The first course that you add is shown here.
    </EmptyState>
  )
}
