import { useState } from 'react'
import { OrderedList } from '@institute/design-system'

export function Example() {
  const [speakers, setSpeakers] = useState(['Aysha Rahman', 'Yusuf Ali', 'Safiya Moosa'])

  return (
    <OrderedList
      label="Speakers"
      items={speakers.map((name) => ({ key: name, title: name }))}
      onMove={(from, to) => {
        const [name = ''] = speakers.slice(from)
        setSpeakers(speakers.toSpliced(from, 1).toSpliced(to, 0, name))
      }}
      onRemove={(index) => setSpeakers(speakers.toSpliced(index, 1))}
    />
  )
}
