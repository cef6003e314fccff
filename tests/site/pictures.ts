import type { SitePicture } from '#contract/site/editing.ts'
import { picturesIn } from '#contract/site/pages.ts'

/** A picture for each name in a content. */
export const picturesOf = (content: object): ReadonlyMap<string, SitePicture> =>
  new Map(
    picturesIn(content).map((name) => [
      name,
      { src: `/assets/${name.replace('.', '-1a2b3c4d.')}`, width: 1200, height: 800 },
    ]),
  )
