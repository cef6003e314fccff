import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose:
    'A day and a time to the minute, on the clock of the institute. It reads "07 Dec 2024, 6:30 PM IST".',
  notFor: [
    'A day without a time: DateField.',
    'A length of time: TextField with inputMode numeric.',
    'A moment to read: text, with the zone.',
  ],
  anatomy: [
    'The label, with a red star or the word "optional" beside it',
    'The box: day, month, year, hour, minute, AM or PM, the zone, and the button that opens the calendar',
    'The hint (description), and both times if the clock of the user differs',
    'The error: a sign and the words',
    'The calendar in a popup: it gives the day and leaves the time as it is',
  ],
  keyboard: [
    ['Tab', 'Goes through the pieces and the button. In the calendar: through arrows, month, year and days.'],
    ['A digit', 'Is typed into the piece; a full piece leads on to the next one.'],
    ['A, P', 'On the last piece: AM or PM.'],
    ['↑ ↓', 'Count the piece up or down. In the calendar: a week back or on.'],
    ['← →', 'Go to the piece before or after. In the calendar: a day back or on.'],
    ['Backspace', 'Takes the last digit of the piece away.'],
    ['Delete', 'Empties the piece.'],
    ['Alt + ↓', 'Opens the calendar.'],
    [
      'Enter',
      'On the button: opens the calendar. On a day: chooses it and closes; a time that is missing stays empty. On a piece: goes on to the next.',
    ],
    ['Page Up, Page Down', 'In the calendar: a month back or on; with Shift a year.'],
    ['Home, End', 'In the calendar: go to the first or last day of the month.'],
    ['Esc', 'Closes the calendar.'],
  ],
  accessibility: [
    'It is a group named by its label. Each piece is a spin button: "hour, Scheduled At".',
    'Hint and error are its description. It says that it is required, and that it is invalid.',
    'In another zone the hint says both times: "6:30 PM IST is 1:00 PM on 07 Dec 2024 where you are (Europe/London)".',
    'Its value is "YYYY-MM-DD HH:mm:00" on the clock of timeZone, wherever the user is.',
    'Until day and time are whole, its value is empty: the calendar never makes up a time.',
    'A year out of bounds is an error of the field itself, as soon as the focus has left.',
    'While the Form around is pending, it is off. isReadOnly can be focused.',
    'The error is announced by the Form around. Outside a Form its caller does it.',
  ],
  dos: [
    'Show times to read with their zone too.',
    'Say in description what happens at this time: "Students see the class from then on."',
    'Leave timeZone as it is: the institute has one clock.',
  ],
  donts: [
    'Do not reckon the time into the zone of the browser: the field does not either.',
    'Do not use it for a birthday.',
    'Do not split day and time over two fields.',
  ],
  without: {
    'many items': 'It holds one moment.',
  },
}
