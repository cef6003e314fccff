const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

/** A wire date or time as a moment of UTC, where nothing shifts it. */
const read = (text: string) => new Date(`${text.replace(' ', 'T')}${text.length > 10 ? 'Z' : 'T00:00:00Z'}`)

/** '2024-06-03' or '2024-06-03 18:30:00' as '03 Jun 2024'; what is no date as it is. */
export function dayText(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? []
  const name = months[Number(month) - 1]
  return name === undefined ? text : `${day} ${name} ${year}`
}

/** '2024-06-03 18:30:00' as '6:30 PM'; '' for what has no time. */
export function timeText(text: string): string {
  const date = read(text)
  return text.length <= 10 || Number.isNaN(date.getTime()) ? '' : clock.format(date)
}

const timeZone = import.meta.env.INSTITUTE_TZ
const zonedDay = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone,
})
const zonedClock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })

/** A moment, in ms since 1970, as the institute's day: '03 Jun 2024'. */
export function dayAt(at: number): string {
  const [month, day, year] = zonedDay.format(at).split('/')
  return dayText(`${year}-${month}-${day}`)
}

/** A moment, in ms since 1970, on the institute's wall clock: '6:30 PM'. */
export const timeAt = (at: number) => zonedClock.format(at)

/** '+910000001038' as '+91 00000 01038'; other numbers as they are. */
export const phoneText = (mobile: string) => mobile.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3')
