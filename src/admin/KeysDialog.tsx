import { Button } from '#design-system/Button/Button.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { useMay } from './shared/access/useMay.ts'
import classes from './KeysDialog.module.css'
import { sections } from './sections.ts'

interface KeysDialogProps {
  isOpen: boolean
  onClose: () => void
  areKeysOn: boolean
  onToggle: () => void
}

const keys = [
  { key: '/', action: 'Search' },
  { key: 'N', action: 'New' },
  { key: 'M', action: 'Menu' },
  ...sections.map(({ key, name }) => ({ key: `M ${key}`, action: name })),
  { key: 'Ctrl Enter', action: 'Save the form' },
  { key: 'Esc', action: 'Close the top dialog or menu' },
  { key: '?', action: 'Show this list' },
]

/** Lists the console's keyboard shortcuts, and switches the single-letter ones off. */
export function KeysDialog({ isOpen, onClose, areKeysOn, onToggle }: KeysDialogProps) {
  // Who adds nothing has no use for the key that does.
  const mayAdd = useMay('POST /users')
  const offered = keys.filter(({ key }) => mayAdd || key !== 'N')
  return (
    <Dialog
      title="Keyboard shortcuts"
      size="sm"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onToggle}>{areKeysOn ? 'Turn shortcuts off' : 'Turn shortcuts on'}</Button>
          <Button variant="primary" onPress={onClose}>
            Close
          </Button>
        </>
      }
    >
      <p className={classes.state}>
        {areKeysOn ? 'Shortcuts are on.' : 'Shortcuts are off. Esc still works.'}
      </p>
      <dl className={classes.keys}>
        {offered.map(({ key, action }) => (
          <div key={key}>
            <dt>{action}</dt>
            <dd>
              {key.split(' ').map((part) => (
                <kbd key={part}>{part}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
