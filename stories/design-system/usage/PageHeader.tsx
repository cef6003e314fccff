import { BackLink, Button, PageHeader } from '@institute/design-system'

export function Example() {
  return (
    <PageHeader
      title="Batches"
      count="248"
      back={<BackLink href="#courses" label="Back to courses" />}
      actions={
        <Button variant="primary" icon="add">
          ADD BATCH
        </Button>
      }
    />
  )
}
