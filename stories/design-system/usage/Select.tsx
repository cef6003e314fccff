import { Select } from '@institute/design-system'

const batches = [
  { id: '7', name: 'Batch 07' },
  { id: '8', name: 'Batch 08' },
]

export function Example() {
  return <Select label="Batch" name="batch" options={batches} emptyLabel="All Batches" />
}
