import { useState } from 'react'
import { Menu } from '@institute/design-system'

export function Example() {
  const [chosen, setChosen] = useState('nothing')

  return (
    <>
      <Menu
        label="Batch 07"
        entries={[
          { id: 'copy', label: 'Copy', icon: 'copy', onPress: () => setChosen('Copy') },
          {
            id: 'delete',
            label: 'Delete',
            icon: 'delete',
            isDanger: true,
            onPress: () => setChosen('Delete'),
          },
        ]}
      />
      <p>Chosen: {chosen}</p>
    </>
  )
}
