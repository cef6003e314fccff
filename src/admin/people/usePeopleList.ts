import { usePagedList } from '#admin/shared/list/usePagedList.ts'
import type { StudentQuery, TeacherQuery } from '#contract/users.ts'
import { rememberedState, rememberState } from './rememberedState.ts'

/** The state of a list of people, which begins with the state (all, active or left) that was chosen last on this device. */
export function usePeopleList<Query extends StudentQuery | TeacherQuery>(
  kind: 'students' | 'teachers',
  schema: Parameters<typeof usePagedList<Query>>[0],
  pauseMs: number,
) {
  const list = usePagedList(schema, pauseMs, rememberedState(kind))
  return {
    ...list,
    /** @param is_active '1' is active, '0' left, '' all */
    setState: (is_active: string) => {
      rememberState(kind, is_active)
      list.setFilters({ is_active })
    },
    clear: () => {
      rememberState(kind, '')
      list.clear()
    },
  }
}
