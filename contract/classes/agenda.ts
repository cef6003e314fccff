import * as z from 'zod/mini'
import { ClassQuery } from './classQuery.ts'

/** Search and filters of the agenda of classes, whose days are given by `from` and `until`. */
export const AgendaQuery = z.pick(ClassQuery, { page: true, search: true, batch_id: true, division_id: true })
