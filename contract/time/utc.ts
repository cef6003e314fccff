import { UTCDateMini } from '@date-fns/utc/date/mini'

/**
 * The context of date-fns functions that read and write dates in UTC. Without date-fns' own texts of such dates, whose formats
 * take a cheap phone a tenth of the time in which the console starts.
 */
export const utc = (value: Date | string | number) => new UTCDateMini(+new Date(value))
