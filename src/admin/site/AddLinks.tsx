import { useId, useState } from 'react'
import { videoIdOf } from '#contract/classes/youtube.ts'
import { newKey } from '#contract/site/keys.ts'
import type { Path } from '#contract/site/sections.ts'
import { textAt } from '#contract/site/values.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { langOf } from '#design-system/langOf.ts'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { TextArea } from '#design-system/TextField/TextArea.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import classes from './AddLinks.module.css'
import { listAt } from './draft/contentValues.ts'
import { useEditor } from './editor.ts'
import { counted } from './siteTexts.ts'

/** Adds the videos of pasted links, one a line, to a playlist; then asks for their titles. */
export function AddLinks({ path }: { path: Path }) {
  const { content, begin, change, changeList } = useEditor()
  const boxId = useId()
  const [text, setText] = useState('')
  const [said, setSaid] = useState<readonly string[]>([])
  /** Keys of the videos that were added last. */
  const [fresh, setFresh] = useState<readonly string[]>([])
  const videos = listAt(content, path)
  const untitled = fresh.filter((key) => key in videos)

  function add() {
    const { found, rest, messages } = readLinks(text, placesOf(content))
    setText(rest)
    setSaid(messages)
    if (found.length === 0) return
    const added = Object.fromEntries(found.map((link) => [newKey(), ['', link]]))
    changeList(path, (list) => ({ ...list, ...added }))
    begin(path)
    setFresh(Object.keys(added))
  }

  function done() {
    setFresh([])
    document.getElementById(boxId)?.focus()
  }

  return (
    <div className={classes.box}>
      <TextArea
        id={boxId}
        label="Add videos from links"
        name={path.join('.')}
        description="Paste YouTube links, one a line."
        rows={2}
        value={text}
        onChange={setText}
      />
      <Button icon="add" isDisabled={text.trim() === ''} onPress={add}>
        Add videos
      </Button>
      {said.length > 0 && (
        <InlineAlert tone="warning">
          {said.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </InlineAlert>
      )}
      {untitled.length > 0 && (
        <fieldset className={classes.titles} aria-label="Titles of the new videos">
          <p>{`${counted(untitled.length, 'video')} added. Give each its title.`}</p>
          {untitled.map((key, index) => {
            const [title, link] = ['0', '1'].map((step) => textAt(videos[key], [step]))
            return (
              <TextField
                key={key}
                label={`Title of ${link?.replace('https://', '')}`}
                name={[...path, key, '0'].join('.')}
                lang={langOf(title ?? '').lang}
                value={title ?? ''}
                isAutoFocused={index === 0}
                onChange={(next) => change([...path, key, '0'], next)}
              />
            )
          })}
          <Button size="sm" onPress={done}>
            Done
          </Button>
        </fieldset>
      )}
    </div>
  )
}

/** Returns where each video of the library is: "Nabiyoram", video 3. */
function placesOf(content: unknown): ReadonlyMap<string, string> {
  const playlists = Object.values(listAt(content, ['library', 'playlists']))
  return new Map(
    playlists.flatMap((playlist) =>
      Object.values(listAt(playlist, ['videos'])).map(
        (video, index) =>
          [
            videoIdOf(textAt(video, ['1'])) ?? '',
            `"${textAt(playlist, ['title'])}", video ${index + 1}`,
          ] as const,
      ),
    ),
  )
}

/**
 * Reads pasted lines.
 * @param places where the videos are that the library has, by id
 * @returns the links to add, the lines that are kept, and sentences about these and about videos that are there
 */
export function readLinks(text: string, places: ReadonlyMap<string, string>) {
  const found = new Set<string>()
  const rest: string[] = []
  const messages: string[] = []
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    if (line === '') continue
    const id = videoIdOf(line)
    const place = places.get(id ?? '')
    if (id === undefined) rest.push(line)
    else if (place === undefined) found.add(`https://youtu.be/${id}`)
    else messages.push(`${line} is in the library already: ${place}.`)
  }
  if (rest.length > 0)
    messages.unshift(
      rest.length === 1
        ? 'One line is no link to a YouTube video. It is still in the box.'
        : `${rest.length} lines are no links to YouTube videos. They are still in the box.`,
    )
  return { found: [...found], rest: rest.join('\n'), messages }
}
