import { zoneNameAt } from '#design-system/DateField/dates.ts'

/** The institute's IANA time zone: class times are its wall clock (reading Q48). */
export const INSTITUTE_ZONE = import.meta.env.INSTITUTE_TZ

/** 'IST', for a time on the institute's wall clock. */
export const zoneText = (time: string) => zoneNameAt(time, INSTITUTE_ZONE)
