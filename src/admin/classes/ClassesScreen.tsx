import { useSearchParams } from 'react-router-dom'
import { AGENDA, VIEW } from './agenda/agendaAddress.ts'
import { ClassAgendaPage } from './agenda/ClassAgendaPage.tsx'
import { ClassListPage } from './ClassListPage.tsx'

/** The classes, as a list or by day. */
export function ClassesScreen() {
  const [params] = useSearchParams()
  return params.get(VIEW) === AGENDA ? <ClassAgendaPage /> : <ClassListPage />
}
