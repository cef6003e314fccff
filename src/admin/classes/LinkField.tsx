import { useState, type ReactNode } from 'react'
import { fill } from '#admin/shared/form/fill.ts'
import { isVideoId, savedLink, shownLink } from '#contract/classes/youtube.ts'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { Warning } from '#admin/shared/form/Warning.tsx'

interface LinkFieldProps {
  label: string
  name: string
  defaultValue: string | undefined
  /** Sentences about other classes with the video. */
  clashes: ReactNode
  onChange: (link: string) => void
}

/**
 * The link of a video, left alone in a text that has only one, such as a message. Text without one is allowed, with a warning.
 * @spec 359, reading Q46
 */
export function LinkField({ clashes, onChange, ...props }: LinkFieldProps) {
  const [link, setLink] = useState(props.defaultValue ?? '')
  const saved = savedLink(link)
  return (
    <TextField
      {...props}
      type="url"
      placeholder="Enter full YouTube URL"
      description={
        isVideoId(saved) ? (
          <>
            {`Video ${saved}`}
            {clashes}
          </>
        ) : saved === '' ? undefined : (
          <Warning>This does not look like a YouTube link</Warning>
        )
      }
      onChange={(text) => {
        setLink(text)
        onChange(text)
      }}
      onBlur={({ target }) => {
        if (isVideoId(saved) && target.value !== shownLink(saved)) fill(target, shownLink(saved))
      }}
      isRequired
    />
  )
}
