import type { Guide, PartState } from '#storybook/guide.ts'

/** A guide without what most parts have in common. */
interface GuideText extends Omit<Guide, 'keyboard' | 'status' | 'since'> {
  /** What each key does. */
  keyboard?: Record<string, string>
  status?: Guide['status']
  since?: string
}

/** Returns a whole guide: stable from the first version on and not operated by keys, unless the text says otherwise. */
export const partGuide = ({ keyboard = {}, ...text }: GuideText): Guide => ({
  status: 'stable',
  since: '0.1.0',
  ...text,
  keyboard: Object.entries(keyboard),
})

/** Returns the same reason for several states that a part cannot have. */
export const because = (reason: string, ...states: PartState[]): Guide['without'] =>
  Object.fromEntries(states.map((state) => [state, reason]))

/** The states that only a control has. @param where what has them instead */
export const cannotBeOperated = (where = '') =>
  because(`It cannot be operated. ${where}`.trim(), 'hover', 'focus-visible', 'disabled')

const label = 'The label, with a red star (isRequired) or the word "optional" (isOptional) beside it'
const hintAndError = [
  'The hint (description) or, while it is disabled, the reason (disabledReason of a field with options)',
  'The error: an icon and the words',
]

/** Returns the guide of a field of a form: all have label, hint, error and reset, and wait with their Form. */
export const fieldGuide = ({ anatomy, accessibility, without, ...text }: GuideText): Guide =>
  partGuide({
    ...text,
    anatomy: [label, ...anatomy, ...hintAndError],
    accessibility: [
      ...accessibility,
      'Hint and error are its description, in this order. An error sets aria-invalid, isRequired sets aria-required.',
      'isRequired does not set required, so the browser never shows messages of its own.',
      'The surrounding Form announces the error, and disables the field while it is pending. Without a Form the caller does.',
      'Resetting the form restores the default value; a controlled field gets the first value through onChange.',
    ],
    without: { busy: 'It has no wait of its own: while the Form is submitted it is disabled.', ...without },
  })

/** Returns the guide of a field whose parts are typed one by one, or picked from a calendar. */
export const dateFieldGuide = ({
  anatomy,
  keyboard,
  accessibility,
  ...text
}: Omit<GuideText, 'without'>): Guide => ({
  ...fieldGuide({
    ...text,
    without: {},
    anatomy: [...anatomy, 'The calendar in a popup: month and year to choose from, arrows, and the days'],
    keyboard: {
      Tab: 'Goes through the segments and the button. In the calendar: arrows, month, year and days.',
      'A digit': 'Is typed into the segment; a full segment moves the focus to the next one.',
      ...keyboard,
      '↑ ↓': 'Increase or decrease the segment. In the calendar: a week back or on.',
      '← →': 'Move to the previous or next segment. In the calendar: a day back or on.',
      Backspace: 'Removes the last digit of the segment.',
      Delete: 'Clears the segment.',
      'Alt + ↓': 'Opens the calendar.',
      Enter: 'On the button: opens the calendar. On a day: selects it. On a segment: moves to the next.',
      'Page Up, Page Down': 'In the calendar: a month back or on; with Shift a year.',
      'Home, End': 'In the calendar: go to the first or last day of the month.',
      Esc: 'Closes the calendar and changes nothing.',
    },
    accessibility: [
      'It is a group named by its label. Each segment is a spin button: "month, Joined on".',
      'The calendar is a dialog. Its days have full names; the selected day is announced.',
      'A year out of range is an error of the field itself, as soon as the focus has left.',
      'The segments are in the order day, month, year, from left to right in both directions of text.',
      'isReadOnly can be focused.',
      ...accessibility,
    ],
  }),
  without: { 'many items': 'It holds one day or time.' },
})

/** Returns the guide of a native modal dialog, which all overlays that cover the page are. */
export const modalGuide = ({ accessibility, ...text }: GuideText): Guide =>
  partGuide({
    ...text,
    accessibility: [
      'It is a native modal dialog: the page behind is inert and cannot be reached.',
      'When it closes, the focus returns to the element that opened it. The caller moves the focus if that is gone.',
      ...accessibility,
    ],
  })
