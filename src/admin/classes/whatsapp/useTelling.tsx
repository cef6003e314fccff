import { useState } from 'react'
import type { Class } from '#contract/classes/classes.ts'
import { dayOfClass, type AgendaSpan } from '#admin/classes/agenda/agenda.ts'
import { WhatsAppDialog } from '#admin/classes/lateDialogs.tsx'
import type { Telling } from './WhatsAppDialog.tsx'
import { isToTell, lessonsOfDivision } from './whatsAppText.ts'

interface TellingOfAgenda {
  span: AgendaSpan
  /** The classes without search and filters; undefined until they are known. */
  all: readonly Class[] | undefined
  /** In ms since 1970. */
  now: number
  /** The division that the agenda shows alone; '' if it does not. */
  divisionId: string
}

/** The texts for WhatsApp of an agenda's days and of its week. They leave out what is over. */
export function useTelling({ span, all = [], now, divisionId }: TellingOfAgenda) {
  const [told, setTold] = useState<Telling>()
  const left = all.filter((lesson) => lesson.divisions.length > 0 && isToTell(lesson, now))
  const lessons = divisionId === '' ? left : lessonsOfDivision(left, divisionId)
  const [first = '', last = ''] = [span.days[0], span.days.at(-1)]
  const hasWeek = span.length === 'week' && lessons.length > 0

  return {
    isToTell: (day: string) => lessons.some((lesson) => dayOfClass(lesson) === day),
    onTell: (day: string) =>
      setTold({ lessons: lessons.filter((lesson) => dayOfClass(lesson) === day), divisionId }),
    onTellWeek: hasWeek ? () => setTold({ lessons, week: { first, last }, divisionId }) : undefined,
    dialog: told && <WhatsAppDialog {...told} onClose={() => setTold(undefined)} />,
  }
}
