import { IconButton } from '@institute/design-system'

export function Example() {
  return <IconButton icon="edit" label="Edit" about="Batch 07" onPress={() => {}} />
}
