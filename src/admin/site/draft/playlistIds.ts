import type { SectionContent } from '#contract/site/editing.ts'
import { textAt } from '#contract/site/values.ts'
import { listAt, withValue } from './contentValues.ts'

const PLAYLISTS = ['library', 'playlists']

/**
 * Returns the content with an id, which is a part of the address, for each playlist that is not published yet: made of its title.
 * Published ones keep theirs, also with another title.
 */
export function withPlaylistIds(content: SectionContent, published: SectionContent): SectionContent {
  const old = listAt(published, PLAYLISTS)
  const kept = new Set(Object.values(old).map((playlist) => textAt(playlist, ['id'])))
  const used = new Set<string>()
  return Object.entries(listAt(content, PLAYLISTS)).reduce((changed, [key, playlist]) => {
    const own = textAt(playlist, ['id'])
    const id = textAt(old[key], ['id']) || freeId(textAt(playlist, ['title']), [kept, used])
    used.add(id)
    return id === own ? changed : withValue(changed, [...PLAYLISTS, key, 'id'], id)
  }, content)
}

/** 'nabiyoram'; 'playlist-3' for a title without Latin letters. */
function freeId(title: string, taken: readonly ReadonlySet<string>[]): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const stem = plain.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '')
  let number = 1
  const idAt = () => (stem === '' ? `playlist-${number}` : number === 1 ? stem : `${stem}-${number}`)
  while (taken.some((ids) => ids.has(idAt()))) number += 1
  return idAt()
}
