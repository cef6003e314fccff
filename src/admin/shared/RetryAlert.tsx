import type { ReactNode } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'

/** Says that something could not be loaded, with Retry. */
export function RetryAlert({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <InlineAlert
      tone="error"
      action={
        <Button icon="retry" onPress={onRetry}>
          Retry
        </Button>
      }
    >
      {children}
    </InlineAlert>
  )
}
