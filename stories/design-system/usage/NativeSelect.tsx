import { useState } from 'react'
import { NativeSelect } from '@institute/design-system'

const batches = [
  { id: '7', name: 'Batch 07' },
  { id: '8', name: 'Batch 08' },
]

export function Example() {
  const [batch, setBatch] = useState('')

  return (
    <NativeSelect
      label="Batch"
      name="batch"
      options={batches}
      emptyLabel="All Batches"
      value={batch}
      onChange={setBatch}
    />
  )
}
