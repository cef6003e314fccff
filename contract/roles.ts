import * as z from 'zod/mini'
import { Id } from './ids.ts'
import { requiredText } from './text/text.ts'

/** A role. @spec 239 */
export const Role = z.object({ M04_RoleId: Id, M04_RoleName: z.string() })

export type Role = z.output<typeof Role>

/** `POST /new_role` and `PUT /new_role/{id}`. @spec 240, 365, 381, 383 */
export const RoleBody = z.object({ name: requiredText('Title', 100) })

export type RoleBody = z.output<typeof RoleBody>

/**
 * The roles that users receive according to their type, with their ids in a new database. @spec 239, 474, reading Q30
 */
export const STUDENT_ROLE: Role = { M04_RoleId: 14, M04_RoleName: 'student' }
export const TEACHER_ROLE: Role = { M04_RoleId: 15, M04_RoleName: 'teacher' }

/** 422 under the name: users receive their role by its name. */
export const ROLE_TAKEN = 'A role with this name already exists'
