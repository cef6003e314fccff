import type { Words } from '#design-system/Words/Words.ts'

export const dateFieldWords: Words['dateField'] = {
  yearRange: (first, last) => `The year must be from ${first} to ${last}`,
  noSuchDay: (day) => `There is no ${day}`,
  bothTimes: (here, { time, date, zone }) => `${here} is ${time} on ${date} where you are (${zone})`,
}
