/** The calls of the classes by day. */
import { reading } from './callFamilies.mjs'

/** @type {readonly import('./screenCall.mjs').ScreenCall[]} */
export const callsOfAgenda = [
  {
    at: '/admin/class',
    call: 'listClasses',
    request: 'GET /classes',
    family: reading,
    open: (page) => page.goto('/admin/class?view=agenda'),
  },
]
