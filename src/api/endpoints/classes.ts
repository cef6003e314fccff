import { Class, ClassRow } from '#contract/classes/classes.ts'
import type { ClassQuery } from '#contract/classes/classQuery.ts'
import type { ClassBody, ClassUpdate } from '#contract/classes/classBodies.ts'
import type { Paged, Versioned } from '#contract/paging.ts'
import { api } from '#api/api.ts'
import { pagedList, recordEndpoints, type KeepAction } from '#api/records.ts'
import { multipart } from '#api/writes.ts'

const classApi = api.injectEndpoints({
  endpoints(build) {
    const lesson = recordEndpoints(build, 'classes', {
      record: Class,
      toAdd: (body: ClassBody) => multipart(body),
      toChange: (body: ClassUpdate) => body,
      keep: (id, value): KeepAction =>
        classApi.util.upsertQueryEntries([{ endpointName: 'getClass', arg: id, value }]),
    })
    return {
      listClasses: build.query<Paged<Class & Versioned>, Partial<ClassQuery>>(pagedList('classes', ClassRow)),
      getClass: lesson.get,
      addClass: lesson.add,
      replaceClass: lesson.replace,
    }
  },
})

export const {
  useListClassesQuery,
  useLazyListClassesQuery,
  useGetClassQuery,
  useAddClassMutation,
  useReplaceClassMutation,
} = classApi
