import { MultiSelect } from '@institute/design-system'

const divisions = [
  { id: 'a', name: 'Division A' },
  { id: 'b', name: 'Division B' },
  { id: 'c', name: 'Division C' },
]

export function Example() {
  return <MultiSelect label="Divisions" name="divisions" options={divisions} defaultValue={['a', 'b']} />
}
