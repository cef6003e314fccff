import { paths } from '#contract/paths.ts'

/** Search parameter of the classes, and its value for the agenda. */
export const VIEW = 'view'
export const AGENDA = 'agenda'

/** The agenda of this week, without filters. */
export const agendaHref = `${paths.admin.classes}?${VIEW}=${AGENDA}`
