import { TextArea } from '@institute/design-system'

export function Example() {
  return <TextArea label="Remarks" name="remarks" description="Up to 500 characters." isOptional />
}
