import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'A day without a time, typed in segments or picked from a calendar. It reads "14 Feb 2001".',
  use: ['For a day that somebody knows or looks up: a birthday, a start date.'],
  notFor: [
    'A day with a time: DateTimeField.',
    'A year alone: TextField with inputMode numeric, or Select.',
    'A date to read: text.',
    'A range of days: two DateFields.',
  ],
  anatomy: [
    'The label, with a red star or the word "optional" beside it',
    'The box: day, month, year, and the button that opens the calendar',
    'The hint (description)',
    'The error: an icon and the words',
    'The calendar in a popup: month and year to choose from, arrows, and the days from Sunday on',
  ],
  keyboard: [
    [
      'Tab',
      'Goes through day, month, year and the button. In the calendar: through arrows, month, year and days.',
    ],
    ['A digit', 'Is typed into the segment; a full segment moves the focus to the next one.'],
    ['↑ ↓', 'Increase or decrease the segment. In the calendar: a week back or on.'],
    ['← →', 'Move to the previous or next segment. In the calendar: a day back or on.'],
    ['Backspace', 'Removes the last digit of the segment.'],
    ['Delete', 'Clears the segment.'],
    ['Alt + ↓', 'Opens the calendar.'],
    [
      'Enter',
      'On the button: opens the calendar. On a day: selects it and closes. On a segment: moves to the next.',
    ],
    ['Page Up, Page Down', 'In the calendar: a month back or on; with Shift a year.'],
    ['Home, End', 'In the calendar: go to the first or last day of the month.'],
    ['Esc', 'Closes the calendar and changes nothing.'],
  ],
  accessibility: [
    'It is a group named by its label. Each segment is a spin button: "month, Joined on".',
    'Hint and error are its description. It conveys that it is required and that it is invalid.',
    'The calendar is a dialog. Its days have full names; the selected day is announced.',
    'A year out of range is an error of the field itself, as soon as the focus has left.',
    'The form data holds "YYYY-MM-DD", whatever is shown.',
    'The segments are in the order day, month, year, from left to right in both directions of text.',
    'It is disabled while the Form is pending. isReadOnly can be focused.',
    'The surrounding Form announces the error. Without a Form the caller does.',
  ],
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
  without: {
    'many items': 'It holds one day.',
  },
  related: ['DateTimeField', 'Form'],
  status: 'stable',
  since: '0.1.0',
  alsoKnownAs: ['date picker', 'datepicker', 'calendar', 'birthday', 'day picker'],
}
