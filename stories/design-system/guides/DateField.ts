import { dateFieldGuide } from '#stories/design-system/partGuide.ts'

export const guide = dateFieldGuide({
  purpose: 'A day without a time, typed in segments or picked from a calendar. It reads "14 Feb 2001".',
  use: ['For a day that somebody knows or looks up: a birthday, a start date.'],
  notFor: [
    'A day with a time: DateTimeField.',
    'A year alone: TextField with inputMode numeric, or Select.',
    'A date to read: text.',
    'A range of days: two DateFields.',
  ],
  anatomy: ['The box: day, month, year, and the button that opens the calendar'],
  accessibility: ['The form data holds "YYYY-MM-DD", whatever is shown.'],
  dos: [
    'Set minYear and maxYear to what is possible: nobody is born in 2100.',
    'Say in the description what the day is for, if the label does not.',
    'Show dates to read in the same format: "14 Feb 2001".',
  ],
  donts: [
    'Do not ask for a day that is known, such as today: set it as defaultValue.',
    'Do not explain a format: the segments show it.',
    'Do not read a time of day from it: it has none.',
  ],
  related: ['DateTimeField', 'Form'],
  alsoKnownAs: ['date picker', 'datepicker', 'calendar', 'birthday', 'day picker'],
})
