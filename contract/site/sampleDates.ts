import { addDays } from 'date-fns/addDays'
import { lightFormat } from 'date-fns/lightFormat'

/** A time in days from today: 'in 12 days, 09:30'. */
const inDays = /\bin (\d{1,3}) days, (\d\d:\d\d)\b/g

/** Returns the text of a content file with the times of a sample, which are given in days from a day, as wall clocks. */
export const withDates = (text: string, today: Date | string): string =>
  text.replaceAll(
    inDays,
    (_, days: string, time: string) => `${lightFormat(addDays(today, Number(days)), 'yyyy-MM-dd')}T${time}`,
  )
