import { Notice, type NoticeContent } from './Notice.tsx'
import classes from './NoticeRegion.module.css'

export interface NoticeRegionProps {
  /** The current notice; another id makes it a new one. */
  notice?: NoticeContent
  onDismiss: () => void
  /** Time before a notice other than an error closes, in ms; restarted after hover and focus. @default 8000 */
  lifeMs?: number
}

/** The live region above the plinth bar. Keep it mounted: screen readers only announce text in existing regions. */
export function NoticeRegion({ notice, onDismiss, lifeMs = 8000 }: NoticeRegionProps) {
  const content = notice && <Notice key={notice.id} notice={notice} onDismiss={onDismiss} lifeMs={lifeMs} />
  const isError = notice?.tone === 'error'

  return (
    <div className={classes.region}>
      <output>{!isError && content}</output>
      <div role="alert">{isError && content}</div>
    </div>
  )
}
