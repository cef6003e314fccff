import { modalGuide } from '#stories/design-system/partGuide.ts'

export const guide = modalGuide({
  purpose:
    'A modal window over the page: details of a record, a short form, a decision. On phones it is a sheet at the bottom.',
  use: [
    'For a short task that users finish before they return to the page.',
    'For the details of one row of a table.',
  ],
  notFor: [
    'Asking before a deletion: ConfirmDialog.',
    'The menu of the console: Drawer. That of the public site: SidePanel.',
    'A long form: a page of its own.',
    'A message that needs no answer: NoticeRegion or InlineAlert.',
    'A video or a picture in full size: VideoModal, Lightbox.',
  ],
  anatomy: [
    'The backdrop',
    'The box: 600 px wide, or 440 px (size sm)',
    'The head: a title (heading level 2) and the button "Close"',
    'The body: it scrolls while head and footer stay',
    'The footer: buttons, side by side over the whole width on phones',
  ],
  keyboard: {
    Tab: 'Goes through the dialog, and on to the browser itself; the page behind cannot be reached.',
    'Arrow keys, Page Up, Page Down': 'Scroll the body, if it is too long and has the focus.',
    Esc: 'Closes it, the topmost first. Does nothing while it is pending.',
    Enter: 'Presses the focused button; in a field it submits the form around the field.',
  },
  accessibility: [
    'It is named by its title. As an alertdialog its body is its description.',
    'The first focus goes to the element with data-autofocus, or else to the first enabled footer button or link that is not red, or else to where the browser puts it.',
    'A body that scrolls and contains nothing to focus is itself a tab stop, a group named by the title.',
    'A click that starts and ends on the backdrop closes it. While it is pending neither Esc nor the backdrop nor "Close" do.',
    'While pending it sets aria-busy, but does not disable the footer: the caller does.',
    'The caller shows errors inside, with an InlineAlert: the page behind is inert, so a notice there cannot be reached.',
  ],
  dos: [
    'Name the object in the title: "Aysha Rahman", "Edit Role".',
    'Give the safest action the first focus.',
    'Put the buttons in the footer, so that they stay visible.',
  ],
  donts: [
    'Do not open a dialog that nobody asked for.',
    'Do not open more than a confirmation on top of a dialog.',
    'Do not remove the close button without another way out in the footer.',
    'Do not put shadows on pictures inside a dialog.',
  ],
  without: {
    disabled: 'A dialog that may not be used is not opened; Pending shows its buttons disabled.',
    none: 'A dialog without content is not opened.',
  },
  related: ['ConfirmDialog', 'Drawer', 'SidePanel', 'InlineAlert', 'Form'],
  alsoKnownAs: ['modal', 'modal dialog', 'overlay', 'bottom sheet', 'lightbox dialog', 'pop-up window'],
})
