import { lastAnsweredAt } from '#api/send.ts'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { dayAt, timeAt } from './shared/formats.ts'

/** Says that there is no connection, how old the screen is, and how what is typed is sent: by a press, never by itself. */
export function OfflineBanner({ className }: { className: string | undefined }) {
  const at = lastAnsweredAt()
  const age = at === undefined ? '' : ` What you see was loaded on ${dayAt(at)} at ${timeAt(at)}, or before.`
  return (
    <div className={className}>
      <InlineAlert tone="warning">
        {`You are offline.${age} What you type is kept. To send it, press the form's button when you are online again.`}
      </InlineAlert>
    </div>
  )
}
