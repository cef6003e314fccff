import { useState } from 'react'
import { Button } from '@institute/design-system'

export function Example() {
  const [isSaving, setSaving] = useState(false)

  return (
    <Button variant="primary" isPending={isSaving} pendingLabel="Saving..." onPress={() => setSaving(true)}>
      Save course
    </Button>
  )
}
