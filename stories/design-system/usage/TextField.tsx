import { TextField } from '@institute/design-system'

export function Example() {
  return <TextField label="Title" name="title" description="Up to 100 characters." isRequired />
}
