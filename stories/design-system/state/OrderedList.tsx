import { useState } from 'react'
import { NoticeRegion, OrderedList, TextField, type Key } from '@institute/design-system'

interface Speaker {
  id: string
  name: string
}

/** The page holds the items and which is open: what was removed comes back by Undo, and a new item opens at once. */
export function HeldByPage() {
  const [speakers, setSpeakers] = useState<Speaker[]>([{ id: '1', name: 'Aysha Rahman' }])
  const [openKey, setOpenKey] = useState<Key>()
  const [undo, setUndo] = useState<Speaker[]>()

  function add(index: number) {
    const id = crypto.randomUUID()
    setSpeakers(speakers.toSpliced(index, 0, { id, name: '' }))
    setOpenKey(id)
  }

  function rename(index: number, name: string) {
    setSpeakers(speakers.map((speaker, at) => (at === index ? { ...speaker, name } : speaker)))
  }

  return (
    <>
      <OrderedList
        label="Speakers"
        items={speakers.map(({ id, name }) => ({ key: id, title: name }))}
        openKey={openKey}
        onOpenChange={setOpenKey}
        renderItem={(index) => (
          <TextField
            label="Name"
            name="name"
            value={speakers[index]?.name ?? ''}
            onChange={(name) => rename(index, name)}
          />
        )}
        onMove={(from, to) =>
          setSpeakers(speakers.toSpliced(from, 1).toSpliced(to, 0, ...speakers.slice(from, from + 1)))
        }
        onRemove={(index) => {
          setUndo(speakers)
          setSpeakers(speakers.toSpliced(index, 1))
        }}
        onAdd={add}
        addLabel="Add speaker"
      />
      <NoticeRegion
        notice={
          undo && {
            id: undo.length,
            tone: 'info',
            text: 'Speaker removed',
            action: {
              label: 'Undo',
              onPress: () => {
                setSpeakers(undo)
                setUndo(undefined)
              },
            },
          }
        }
        onDismiss={() => setUndo(undefined)}
      />
    </>
  )
}
