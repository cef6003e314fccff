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

/** '+910000001038' as '+91 00000 01038'; other numbers as they are. */
export const phoneText = (mobile: string) => mobile.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3')
