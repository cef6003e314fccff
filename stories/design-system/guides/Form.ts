import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose:
    'Fields that are sent together. It shows each error at its field and in a summary, and brings the focus to the first one.',
  notFor: [
    'Searching and filtering a list: DebouncedSearch and filters in a Toolbar; nothing is submitted there.',
    'A single question with yes and no: ConfirmDialog.',
    'A setting that takes effect at once: Switch.',
  ],
  anatomy: [
    'The form',
    'The summary of errors: a count, a link to each field, and the errors of fields that are not on the form',
    'The fields, in a card of FormGroups (variant card) or in a column (variant plain)',
    'FormGroup: a heading and a description at the start, fields in two columns beside them, one column on phones',
    'FormRow: one field over both columns',
    'The buttons (actions), below the fields and never switched off with them',
  ],
  keyboard: [
    ['Tab', 'Goes from field to field, then to the buttons.'],
    ['Enter', 'In a field of one line: submits. On a link of the summary: goes to the field.'],
  ],
  accessibility: [
    'The form is a landmark with the label as its name. Each FormGroup is a region named by its heading (level 2).',
    'The summary has role="alert": "2 fields need attention" is said at once.',
    'After a submit with errors, and when a new error comes, the focus goes to the first invalid field; without one, to the summary.',
    'While pending, all fields are off. When it ends without errors and the focus was lost, it goes back to where it was at the submit.',
    'The browser checks nothing (noValidate), so all messages are those of the caller.',
    'The caller gives errors by the names of the fields, as the server answers them. Several messages of a field are joined by ", ".',
    'A reset (a button with type="reset", or form.reset()) brings every field back to its default value; onEdit is called for each one that changed.',
    'What was changed and not saved (dirty state) is not kept here: onEdit hands out what the form holds, and its caller compares.',
    'In the console that caller is src/admin/shared: useContractForm compares and saves, draft.ts keeps the draft as long as the tab lives, LeaveGuard asks before it is left.',
    'The caller drops the error of a field in onEdit, and says a success, by a NoticeRegion for example.',
  ],
  dos: [
    'Give the submit button type="submit" and the same isPending as the form.',
    'Put a submit button that stands elsewhere, in the PlinthBar, to its form by form={id}.',
    'Group from four fields on, with a short heading for each group.',
    'Keep what was typed when a save fails.',
  ],
  donts: [
    'Do not switch Submit off until all is valid: let it be pressed, and say what is missing.',
    'Do not show the same error as a notice too: once, where the user is.',
    'Do not put a form in a form.',
  ],
  without: {
    disabled: 'It is off only while it is sent: see Pending.',
    none: 'A form without fields has nothing to send.',
  },
}
