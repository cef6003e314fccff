import { useState } from 'react'
import type { Class } from '#contract/classes/classes.ts'
import { dayOfClass, type AgendaSpan } from '#admin/classes/agenda/agenda.ts'
import { WhatsAppDialog } from '#admin/classes/lateDialogs.tsx'
import type { Shared } from './WhatsAppDialog.tsx'
import { isShareable, lessonsOfDivision } from './whatsAppText.ts'

interface ShareOfAgenda {
  span: AgendaSpan
  /** The classes without search and filters; undefined until they are known. */
  all: readonly Class[] | undefined
  /** In ms since 1970. */
  now: number
  /** The division that the agenda shows alone; '' if it does not. */
  divisionId: string
}

/** The texts for WhatsApp of an agenda's days and of its week. They leave out what is over. */
export function useShare({ span, all = [], now, divisionId }: ShareOfAgenda) {
  const [shared, setShared] = useState<Shared>()
  const left = all.filter((lesson) => lesson.divisions.length > 0 && isShareable(lesson, now))
  const lessons = divisionId === '' ? left : lessonsOfDivision(left, divisionId)
  const [first = '', last = ''] = [span.days[0], span.days.at(-1)]
  const hasWeek = span.length === 'week' && lessons.length > 0

  return {
    isShareable: (day: string) => lessons.some((lesson) => dayOfClass(lesson) === day),
    onShare: (day: string) =>
      setShared({ lessons: lessons.filter((lesson) => dayOfClass(lesson) === day), divisionId }),
    onShareWeek: hasWeek ? () => setShared({ lessons, week: { first, last }, divisionId }) : undefined,
    dialog: shared && <WhatsAppDialog {...shared} onClose={() => setShared(undefined)} />,
  }
}
