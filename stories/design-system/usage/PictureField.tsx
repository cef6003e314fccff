import { useState } from 'react'
import { PictureField, TextField } from '@institute/design-system'

export function Example() {
  const [src, setSrc] = useState<string>()
  const [alt, setAlt] = useState('')

  return (
    <PictureField
      label="Picture"
      name="picture"
      src={src}
      alt={alt}
      onChoose={(file) => setSrc(URL.createObjectURL(file))}
    >
      <TextField label="What it shows" name="alt" value={alt} onChange={setAlt} />
    </PictureField>
  )
}
