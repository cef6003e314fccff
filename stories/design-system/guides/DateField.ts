import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'A day without a time, typed piece by piece or chosen from a calendar. It reads "14 Feb 2001".',
  notFor: [
    'A day with a time: DateTimeField.',
    'A year alone: TextField with inputMode numeric, or Select.',
    'A date to read: text.',
    'A span of days: two DateFields.',
  ],
  anatomy: [
    'The label, with a red star or the word "optional" beside it',
    'The box: day, month, year, and the button that opens the calendar',
    'The hint (description)',
    'The error: a sign and the words',
    'The calendar in a popup: month and year to choose from, arrows, and the days from Sunday on',
  ],
  keyboard: [
    [
      'Tab',
      'Goes through day, month, year and the button. In the calendar: through arrows, month, year and days.',
    ],
    ['A digit', 'Is typed into the piece; a full piece leads on to the next one.'],
    ['↑ ↓', 'Count the piece up or down. In the calendar: a week back or on.'],
    ['← →', 'Go to the piece before or after. In the calendar: a day back or on.'],
    ['Backspace', 'Takes the last digit of the piece away.'],
    ['Delete', 'Empties the piece.'],
    ['Alt + ↓', 'Opens the calendar.'],
    [
      'Enter',
      'On the button: opens the calendar. On a day: chooses it and closes. On a piece: goes on to the next.',
    ],
    ['Page Up, Page Down', 'In the calendar: a month back or on; with Shift a year.'],
    ['Home, End', 'In the calendar: go to the first or last day of the month.'],
    ['Esc', 'Closes the calendar and changes nothing.'],
  ],
  accessibility: [
    'It is a group named by its label. Each piece is a spin button: "month, Joined on".',
    'Hint and error are its description. It says that it is required, and that it is invalid.',
    'The calendar is a dialog. Its days are named in full; the day that is chosen is said.',
    'A year out of bounds is an error of the field itself, as soon as the focus has left.',
    'Its value is "YYYY-MM-DD" in the data of the form, whatever is shown.',
    'The pieces stand in the order day, month, year, from left to right in all directions of the page.',
    'While the Form around is pending, it is off. isReadOnly can be focused.',
    'The error is announced by the Form around. Outside a Form its caller does it.',
  ],
  dos: [
    'Set minYear and maxYear to what can be true: a birthday is not in 2100.',
    'Say in description what the day is for, if the label does not.',
    'Show dates to read in the same way: "14 Feb 2001".',
  ],
  donts: [
    'Do not ask for a day that is known: today, for example. Set it by defaultValue.',
    'Do not explain a format: the pieces show it.',
    'Do not take the time of a day from it: it has none.',
  ],
  without: {
    'many items': 'It holds one day.',
  },
}
