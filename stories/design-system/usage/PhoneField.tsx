import { PhoneField } from '@institute/design-system'

export function Example() {
  return <PhoneField label="Mobile" name="mobile" isRequired />
}
