import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import type { NoticeContent } from '#design-system/Notice/Notice.tsx'
import { NoticeRegion } from '#design-system/Notice/NoticeRegion.tsx'

type NewNotice = Omit<NoticeContent, 'id'>

export interface Notices {
  /** Shows a notice and replaces the previous one. */
  show: (notice: NewNotice) => void
  dismiss: () => void
}

const NoticeContext = createContext<Notices>({ show() {}, dismiss() {} })

/** The notices for results that no screen, form or dialog shows. */
export const useNotices = () => use(NoticeContext)

export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<NoticeContent & { id: number }>()
  const notices = useMemo<Notices>(
    () => ({
      show: (next) => setNotice((last) => ({ ...next, id: (last?.id ?? 0) + 1 })),
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
