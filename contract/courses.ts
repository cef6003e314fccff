import * as z from 'zod/mini'
import { PageQuery } from './paging.ts'
import type { PlainKind } from './plainKind.ts'
import { sortParameter } from './text/sorting.ts'
import { requiredText } from './text/text.ts'

/** A course of the institute. @spec 248 */
export const Course = z.object({
  M01_CourseId: z.int().check(z.gte(1)),
  M01_Title: z.string(),
  M01_Description: z.string(),
})

export type Course = z.output<typeof Course>

/** `POST /courses` and `PUT /courses/{id}`. @spec 363, 364, 414, 415 */
export const CourseBody = z.object({
  M01_Title: requiredText('Title', 255),
  M01_Description: requiredText('Description', 5000),
})

export type CourseBody = z.output<typeof CourseBody>

/** `GET /courses?page&search&sort`; `search` looks in title and description. @spec 412 */
export const CourseQuery = z.extend(PageQuery, { sort: sortParameter('name') })

export type CourseQuery = z.output<typeof CourseQuery>

/** 422 under the title: titles are unique, as course_ids is keyed by them. @spec 487, reading Q74 */
export const TITLE_TAKEN = 'A course with this title already exists'

/** 422 under a field that refers to a course that was deleted in the meantime. */
export const NO_SUCH_COURSE = 'This course does not exist any more'

export const courses = {
  record: Course,
  body: CourseBody,
  query: CourseQuery,
  searched: ['M01_Title', 'M01_Description'],
  unique: { column: 'title_key', message: TITLE_TAKEN },
  references: {},
} as const satisfies PlainKind<Course, CourseBody, CourseQuery>
