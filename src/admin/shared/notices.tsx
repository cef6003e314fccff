import { createContext, use, useMemo, useRef, useState, type ReactNode } from 'react'
import type { NoticeContent } from '#design-system/Notice/Notice.tsx'
import { NoticeRegion } from '#design-system/Notice/NoticeRegion.tsx'

type NewNotice = Omit<NoticeContent, 'id'>

export interface Notices {
  /** Shows a notice and replaces the previous one. Returns a function that takes it away, if it is still shown. */
  show: (notice: NewNotice) => () => void
  dismiss: () => void
}

const NoticeContext = createContext<Notices>({ show: () => () => {}, dismiss() {} })

/** The notices for results that no screen, form or dialog shows. */
export const useNotices = () => use(NoticeContext)

export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<NoticeContent>()
  const lastId = useRef(0)
  const notices = useMemo<Notices>(
    () => ({
      show(next) {
        lastId.current += 1
        const shown = { ...next, id: lastId.current }
        setNotice(shown)
        return () => setNotice((present) => (present === shown ? undefined : present))
      },
      dismiss: () => setNotice(undefined),
    }),
    [],
  )
  return (
    <NoticeContext value={notices}>
      {children}
      <NoticeRegion notice={notice} onDismiss={notices.dismiss} />
    </NoticeContext>
  )
}
