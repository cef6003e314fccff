import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose:
    'A modal window over the page: details of a record, a short form, a decision. On phones it is a sheet at the bottom.',
  notFor: [
    'Asking before a deletion, or before leaving: ConfirmDialog.',
    'The menu of the console: Drawer. That of the public site: SidePanel.',
    'A long form: a page of its own.',
    'Something to know that needs no answer: NoticeRegion or InlineAlert.',
    'A video or a picture in full size: VideoModal, Lightbox.',
  ],
  anatomy: [
    'The backdrop',
    'The box: 600 px, or 440 px (size sm)',
    'The head: a title (heading level 2) and the button "Close"',
    'The body: it scrolls, head and footer stay',
    'The footer: buttons, side by side over the whole width on phones',
  ],
  keyboard: [
    ['Tab', 'Goes through the dialog, and on to the browser itself; the page behind cannot be reached.'],
    ['Arrow keys, Page Up, Page Down', 'Scroll the body, if it is too long and has the focus.'],
    ['Esc', 'Closes it, the topmost first. Does nothing while isPending.'],
    ['Enter', 'Presses the button that has the focus; in a field it submits the form around the field.'],
  ],
  accessibility: [
    'It is a native modal dialog, named by its title. As an alertdialog its body is its description.',
    'First focus: what has data-autofocus, else the first footer button or link that is enabled and not red, else where the browser puts it.',
    'When it closes, the focus goes back to what opened it.',
    'A body that is too long and holds nothing to focus is a stop of its own, a group named by the title.',
    'A click on the backdrop closes it, if it also began there. While isPending neither Esc nor backdrop nor "Close" do.',
    'isPending sets aria-busy and does not switch the footer off: its caller does.',
    'The caller moves the focus if what opened it is gone when it closes.',
    'The caller shows errors inside, by an InlineAlert: the page behind is inert, a notice there is not reached.',
  ],
  dos: [
    'Name the thing in the title: "Aysha Rahman", "Edit Role".',
    'Let the safest action take the first focus.',
    'Put the buttons in footer, so that they stay in sight.',
  ],
  donts: [
    'Do not open a dialog that nobody asked for.',
    'Do not stack more than a confirmation on a dialog.',
    'Do not take the close button away without another way out in the footer.',
    'Do not put shadows on pictures inside a dialog.',
  ],
  without: {
    disabled: 'A window that may not be used is not opened; Pending shows its ways out switched off.',
    none: 'A window with nothing in it is not opened.',
  },
}
