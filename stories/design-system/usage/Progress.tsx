import { Progress } from '@institute/design-system'

export function Example() {
  return <Progress label="Preparing download" value={120} max={248} text="120 of 248 rows" />
}
