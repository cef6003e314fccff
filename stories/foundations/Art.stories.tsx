import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import classes from './foundations.module.css'

const meta = preview.meta({})

const drawings = import.meta.glob<string>('/src/content/art/*.svg', { eager: true, import: 'default' })
const nameOf = (file: string) => file.replace(/^.*\/|\.svg$/g, '')

/** Flat colour and a hairline, one light, places and traces, never people. Icons are under their own part. */
export const Drawings = meta.story({
  render: () => (
    <div className={classes.grid}>
      {Object.entries(drawings).map(([file, address]) => (
        <figure key={file} className={classes.figure}>
          <img src={address} alt="" />
          <figcaption>{nameOf(file)}</figcaption>
        </figure>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('img')]
    await expect(pictures).toHaveLength(44)
    await waitFor(() => expect(pictures.every((picture) => picture.naturalWidth > 0)).toBe(true))
  },
})
