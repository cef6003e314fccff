import { EmailField } from '@institute/design-system'

export function Example() {
  return <EmailField label="Email" name="email" isRequired />
}
