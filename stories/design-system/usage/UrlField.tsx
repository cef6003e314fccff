import { UrlField } from '@institute/design-system'

export function Example() {
  return <UrlField label="YouTube Link" name="link" description="A link to a video on YouTube." />
}
