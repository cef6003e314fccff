import { Notice, type NoticeContent } from './Notice.tsx'
import classes from './NoticeRegion.module.css'

export interface NoticeRegionProps {
  /** At most one at a time; another id is another notice. */
  notice?: NoticeContent
  onDismiss: () => void
  /** How long success and info stay, in ms, counted again after hover and focus. @default 8000 */
  lifeMs?: number
}

/** Above the plinth bar. Render it once and for good: screen readers only hear regions that were there before the text. */
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
