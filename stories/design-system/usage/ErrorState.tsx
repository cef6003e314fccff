import { useState } from 'react'
import { Button, ErrorState } from '@institute/design-system'

export function Example() {
  const [isLoading, setLoading] = useState(false)

  return (
    <ErrorState
      title="The courses could not be loaded"
      action={
        <Button isPending={isLoading} onPress={() => setLoading(true)}>
          Retry
        </Button>
      }
    >
      The server did not answer within 10 seconds.
    </ErrorState>
  )
}
