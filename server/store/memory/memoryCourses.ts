import { TITLE_TAKEN, type Course, type CourseBody, type CourseQuery } from '#contract/courses.ts'
import { paged, pageWindow } from '#contract/paging.ts'
import { foldText } from '#contract/foldText.ts'
import {
  Stale,
  SUBMIT_KEY_LIFE,
  Taken,
  type CourseStore,
  type Stored,
  type SubmitKey,
} from '#server/store/store.ts'

/** Courses in a Map, as the SQL house answers them. */
export function memoryCourses(seed: Course[]): CourseStore {
  const rows = new Map<number, Stored<Course>>(
    seed.map((course) => [course.M01_CourseId, { record: { ...course }, version: 1 }]),
  )
  const submits = new Map<string, { id: number; at: number }>()
  let lastId = Math.max(0, ...rows.keys())

  function refuseTakenTitle(title: string, exceptId?: number) {
    for (const { record } of rows.values()) {
      const isOther = record.M01_CourseId !== exceptId
      if (isOther && foldText(record.M01_Title) === foldText(title)) throw new Taken('M01_Title', TITLE_TAKEN)
    }
  }

  function earlier({ key, at }: SubmitKey) {
    const submit = submits.get(key)
    return submit && submit.at > at - SUBMIT_KEY_LIFE ? rows.get(submit.id) : undefined
  }

  return {
    async page(query: CourseQuery) {
      const term = foldText(query.search)
      const found = [...rows.values()]
        .map(({ record }) => record)
        .filter((course) => foldText(`${course.M01_Title}\n${course.M01_Description}`).includes(term))
        .toSorted((one, other) => other.M01_CourseId - one.M01_CourseId)
      const window = pageWindow(query, found.length)
      return paged(found.slice(window.offset, window.offset + window.size), found.length, window)
    },

    async get(id) {
      return rows.get(id)
    },

    async add(body, submit) {
      const done = submit && earlier(submit)
      if (done) return done
      refuseTakenTitle(body.M01_Title)
      lastId += 1
      const added = { record: { M01_CourseId: lastId, ...body }, version: 1 }
      rows.set(lastId, added)
      if (submit) submits.set(submit.key, { id: lastId, at: submit.at })
      return added
    },

    async replace(id: number, body: CourseBody, version?: number) {
      const current = rows.get(id)
      if (!current) return undefined
      if (version !== undefined && version !== current.version) throw new Stale(current)
      refuseTakenTitle(body.M01_Title, id)
      const replaced = { record: { M01_CourseId: id, ...body }, version: current.version + 1 }
      rows.set(id, replaced)
      return replaced
    },

    async remove(id) {
      return rows.delete(id)
    },
  }
}
