import { Hono } from 'hono'
import * as z from 'zod/mini'
import { IdParam } from '#contract/ids.ts'
import { OneStudent, OneTeacher } from '#contract/users.ts'
import { NewUser, StudentUpdate, TeacherUpdate } from '#contract/userForms.ts'
import type { AuthKit } from '#server/auth.ts'
import { readBody } from '#server/body.ts'
import { guardedRoute, savedOf, strict } from '#server/guardedRoute.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { checked, ifMatch, valid, saved } from '#server/http.ts'
import { found, invalid } from '#server/refusal.ts'
import type { SubmitKey } from '#server/store/stored.ts'
import type { Store } from '#server/store/store.ts'
import { boundTo, submitKey } from '#server/submit.ts'

const savedUser = savedOf(z.union([strict(OneStudent), strict(OneTeacher)]))

const adding = guardedRoute('POST /users', 'Add a student or a teacher', savedUser, { isAdding: true })
// Which schema the body has to match depends on the stored record, so it is not `valid` that reads it.
const changing = guardedRoute('PUT /users/:id', 'Change a student or a teacher', savedUser, {
  isChanging: true,
  bodies: [StudentUpdate, TeacherUpdate],
})

interface UserRouteDeps {
  store: Pick<Store, 'students' | 'teachers'>
  auth: Pick<AuthKit, 'hashPassword'>
  clock: () => number
}

/** `/users`: adds and changes students and teachers. @spec 393-396, reading Q78 */
export function userRoutes({ store: { students, teachers }, auth, clock }: UserRouteDeps) {
  /**
   * Returns the fields for the store: without the user type, and with the password as its hash.
   * @param submit makes the hash deterministic, so that a resubmit has the same hash
   */
  async function storedFields<Body extends { M05_User_Type?: unknown; M05_Password?: string | undefined }>(
    { M05_User_Type: _type, M05_Password: password, ...fields }: Body,
    submit?: SubmitKey,
  ) {
    if (password === undefined) return fields
    return { ...fields, passwordHash: await auth.hashPassword(password, submit?.key) }
  }

  return new Hono<AppEnv>()
    .post('/', adding, valid('json', NewUser), async (c) => {
      const user = c.req.valid('json')
      const submit = submitKey(c, clock(), user.M05_User_Type)
      if (user.M05_User_Type === 'student') {
        const student = await storedFields(user, submit)
        return saved(c, await students.add(student, await boundTo(submit, student), c.var.actor), 201)
      }
      const teacher = await storedFields(user, submit)
      return saved(c, await teachers.add(teacher, await boundTo(submit, teacher), c.var.actor), 201)
    })

    .put('/:id', valid('param', IdParam), changing, async (c) => {
      const { id } = c.req.valid('param')
      const fields = await readBody(c)
      const version = ifMatch(c)
      if (await students.get(id)) {
        refuseOtherType(fields, 'student', 'A student cannot be changed into a teacher.')
        const change = await storedFields(checked(StudentUpdate, fields))
        return saved(c, found(await students.replace(id, change, version, c.var.actor), 'User'))
      }
      found(await teachers.get(id), 'User')
      refuseOtherType(fields, 'teacher', 'A teacher cannot be changed into a student.')
      const change = await storedFields(checked(TeacherUpdate, fields))
      return saved(c, found(await teachers.replace(id, change, version, c.var.actor), 'User'))
    })
}

/** @throws {Refusal} 422 if the request has another user type than the record (reading Q86) */
function refuseOtherType(fields: object, type: 'student' | 'teacher', message: string) {
  const isOther = 'M05_User_Type' in fields && fields.M05_User_Type !== type
  if (isOther) throw invalid({ M05_User_Type: [message] })
}
