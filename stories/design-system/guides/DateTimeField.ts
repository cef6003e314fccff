import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'A day and a time to the minute, on the institute’s clock. It reads "07 Dec 2024, 6:30 PM IST".',
  use: ['For the time of an appointment: a class, an event.'],
  notFor: [
    'A day without a time: DateField.',
    'A duration: TextField with inputMode numeric.',
    'A time to read: text, with the time zone.',
  ],
  anatomy: [
    'The label, with a red star or the word "optional" beside it',
    'The box: day, month, year, hour, minute, AM or PM, the zone, and the button that opens the calendar',
    'The hint (description), and both times if the user is in another time zone',
    'The error: an icon and the words',
    'The calendar in a popup: it sets the day and leaves the time as it is',
  ],
  keyboard: [
    [
      'Tab',
      'Goes through the segments and the button. In the calendar: through arrows, month, year and days.',
    ],
    ['A digit', 'Is typed into the segment; a full segment moves the focus to the next one.'],
    ['A, P', 'On the last segment: AM or PM.'],
    ['↑ ↓', 'Increase or decrease the segment. In the calendar: a week back or on.'],
    ['← →', 'Move to the previous or next segment. In the calendar: a day back or on.'],
    ['Backspace', 'Removes the last digit of the segment.'],
    ['Delete', 'Clears the segment.'],
    ['Alt + ↓', 'Opens the calendar.'],
    [
      'Enter',
      'On the button: opens the calendar. On a day: selects it and closes; a missing time stays empty. On a segment: moves to the next.',
    ],
    ['Page Up, Page Down', 'In the calendar: a month back or on; with Shift a year.'],
    ['Home, End', 'In the calendar: go to the first or last day of the month.'],
    ['Esc', 'Closes the calendar.'],
  ],
  accessibility: [
    'It is a group named by its label. Each segment is a spin button: "hour, Scheduled At".',
    'Hint and error are its description. It conveys that it is required and that it is invalid.',
    'In another time zone the hint gives both times: "6:30 PM IST is 1:00 PM on 07 Dec 2024 where you are (Europe/London)".',
    'The form data holds "YYYY-MM-DD HH:mm:00" in timeZone, wherever the user is.',
    'Its value is empty until day and time are complete: the calendar never invents a time.',
    'A year out of range is an error of the field itself, as soon as the focus has left.',
    'It is disabled while the Form is pending. isReadOnly can be focused.',
    'The surrounding Form announces the error. Without a Form the caller does.',
  ],
  dos: [
    'Show times to read with their time zone too.',
    'Say in the description what happens at this time: "Students see the class from then on."',
    'Use one timeZone in the whole app.',
  ],
  donts: [
    'Do not convert the value to the browser’s time zone: the field does not either.',
    'Do not use it for a birthday.',
    'Do not split day and time over two fields.',
  ],
  without: {
    'many items': 'It holds one point in time.',
  },
  related: ['DateField', 'Form'],
  status: 'stable',
  since: '0.1.0',
  alsoKnownAs: ['time picker', 'datetime picker', 'timestamp', 'appointment', 'time zone'],
}
