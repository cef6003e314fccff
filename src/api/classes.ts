import { Class, type ClassBody, type ClassQuery, type ClassUpdate } from '#contract/classes.ts'
import type { Paged } from '#contract/paging.ts'
import { api } from './api.ts'
import { pagedList, recordEndpoints, type KeepAction } from './records.ts'
import { multipart } from './writes.ts'

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
      listClasses: build.query<Paged<Class>, Partial<ClassQuery>>(pagedList('classes', Class)),
      getClass: lesson.get,
      addClass: lesson.add,
      replaceClass: lesson.replace,
    }
  },
})

export const { useListClassesQuery, useGetClassQuery, useAddClassMutation, useReplaceClassMutation } =
  classApi
