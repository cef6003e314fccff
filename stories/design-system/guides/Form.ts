import { partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose:
    'Fields that are submitted together. It shows each error at its field and in a summary, and moves the focus to the first one.',
  use: ['For every set of fields that a server saves.'],
  notFor: [
    'Searching and filtering a list: DebouncedSearch and filters in a Toolbar; nothing is submitted there.',
    'A single question with yes and no: Dialog, or ConfirmDialog before a deletion.',
    'A setting that takes effect at once: Switch.',
  ],
  anatomy: [
    'The form',
    'The error summary: a count, a link to each field, and the errors of fields that are not on the form',
    'The fields: in a card of FormGroups (variant card) or in a column (variant plain)',
    'FormGroup: a heading and a description at the start, two columns of fields beside them, one column on phones',
    'FormRow: one field across both columns',
    'The buttons (actions), below the fields; they are not disabled with them',
  ],
  keyboard: {
    Tab: 'Goes from field to field, then to the buttons.',
    Enter: 'In a field of one line: submits. On a link of the summary: moves to the field.',
  },
  accessibility: [
    'The form is a landmark named by label. Each FormGroup is a region named by its heading (level 2).',
    'The summary has role="alert": "2 fields need attention" is announced at once.',
    'After a submit with errors, and when a new error comes, the focus moves to the first invalid field, or else to the summary.',
    'All fields are disabled while it is pending. If it ends without errors and the focus was lost, the focus returns to where it was at the submit.',
    'The browser validates nothing (noValidate), so all messages are the caller’s.',
    'The caller passes errors by field name, as the server returns them. Several messages of one field are joined by ", ".',
    'A reset (a button with type="reset", or form.reset()) restores every field’s default value; onEdit is called for each one that changed.',
    'The form does not track unsaved changes: onEdit passes what the form holds, and the caller compares.',
    'In the console, src/admin/shared does that: useContractForm compares and saves, draft.ts keeps the draft for the life of the tab, LeaveGuard asks before the user leaves.',
    'The caller removes the error of a field in onEdit, and announces success, with a NoticeRegion for example.',
  ],
  dos: [
    'Give the submit button type="submit" and the form’s isPending.',
    'Connect a submit button outside the form, as in the BottomBar, with form={id}.',
    'Group fields from four on, with a short heading for each group.',
    'Keep the user’s input when saving fails.',
  ],
  donts: [
    'Do not disable Submit until everything is valid: let users press it, and say what is missing.',
    'Do not repeat an error as a notice: show it once, at the field.',
    'Do not put a form in a form.',
  ],
  without: {
    disabled: 'It is disabled only while it is submitted: see Pending.',
    none: 'A form without fields has nothing to submit.',
  },
  related: ['TextField', 'Select', 'Button', 'InlineAlert'],
  alsoKnownAs: ['validation', 'error summary', 'fieldset', 'form group', 'form layout'],
})
