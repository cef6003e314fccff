import { zoneNameAt } from '#design-system/DateField/dates.ts'

/** The institute's IANA time zone, in which class times are given (reading Q48). */
export const INSTITUTE_ZONE = import.meta.env.INSTITUTE_TZ

/** Returns the zone name of a time in the institute's time zone: 'IST'. */
export const zoneText = (time: string) => zoneNameAt(time, INSTITUTE_ZONE)
