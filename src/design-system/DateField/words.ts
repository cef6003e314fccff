/** DateField and DateTimeField. */
export const dateFieldWords = {
  /** The error of a year outside the field's bounds. */
  yearRange: (first: number, last: number) => `The year must be from ${first} to ${last}`,
  /** The error of a day that its month does not have: '31 Feb 2001'. */
  noSuchDay: (day: string) => `There is no ${day}`,
  /**
   * A time in two zones: '6:30 PM IST is 1:00 PM on 07 Dec 2024 where you are (Europe/London)'.
   * @param here time and zone of the field
   * @param there the same moment in the user's zone
   */
  bothTimes: (here: string, { time, date, zone }: { time: string; date: string; zone: string }) =>
    `${here} is ${time} on ${date} where you are (${zone})`,
}
