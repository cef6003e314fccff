import { dateFieldGuide } from '#stories/design-system/partGuide.ts'

export const guide = dateFieldGuide({
  purpose: 'A day and a time to the minute, on the institute’s clock. It reads "07 Dec 2024, 6:30 PM IST".',
  use: ['For the time of an appointment: a class, an event.'],
  notFor: [
    'A day without a time: DateField.',
    'A duration: TextField with inputMode numeric.',
    'A time to read: text, with the time zone.',
  ],
  anatomy: [
    'The box: day, month, year, hour, minute, AM or PM, the zone, and the button that opens the calendar',
    'The hint (description), and both times if the user is in another time zone',
    'The calendar in a popup: it sets the day and leaves the time as it is',
  ],
  keyboard: { 'A, P': 'On the last segment: AM or PM.' },
  accessibility: [
    'In another time zone the hint gives both times: "6:30 PM IST is 1:00 PM on 07 Dec 2024 where you are (Europe/London)".',
    'The form data holds "YYYY-MM-DD HH:mm:00" in timeZone, wherever the user is.',
    'Its value is empty until day and time are complete: the calendar never invents a time.',
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
  related: ['DateField', 'Form'],
  alsoKnownAs: ['time picker', 'datetime picker', 'timestamp', 'appointment', 'time zone'],
})
