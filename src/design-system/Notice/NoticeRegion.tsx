import { Notice, type NoticeContent } from './Notice.tsx'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import classes from './NoticeRegion.module.css'

export interface NoticeRegionProps extends DomProps<HTMLDivElement> {
  /** The current notice; another id makes it a new one. */
  notice?: NoticeContent | undefined
  /** Called when the notice is closed, or its time is over. */
  onDismiss: () => void
  /** Time before a notice other than an error closes, in ms; restarted after hover and focus. @default 8000 */
  lifeMs?: number
}

/** The live region above the bottom bar. Keep it mounted: screen readers only announce text in existing regions. */
export function NoticeRegion({ notice, onDismiss, lifeMs = 8000, className, ...region }: NoticeRegionProps) {
  const content = notice && <Notice key={notice.id} notice={notice} onDismiss={onDismiss} lifeMs={lifeMs} />
  const isError = notice?.tone === 'error'

  return (
    <div {...region} className={classNames(classes.region, className)}>
      <output>{!isError && content}</output>
      <div role="alert">{isError && content}</div>
    </div>
  )
}
