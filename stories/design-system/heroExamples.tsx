import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { Kicker } from '#design-system/Kicker/Kicker.tsx'

/** Three slides whose pictures come from one address. */
export function slidesFrom(address: string) {
  const veils = ['monsoon', 'laterite', 'sea'] as const
  return veils.map((veil) => ({ landscape: `${address}#${veil}`, portrait: `${address}#${veil}`, veil }))
}

/** What stands over the pictures. */
export function words(
  title: string,
  text: string,
  [kicker, library, courses] = ['A centre for Hadees studies', 'Open the Library', 'See the courses'],
  lang = 'en',
) {
  return (
    <div lang={lang} style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>
      <Kicker tone="brass" lang={lang}>
        {kicker}
      </Kicker>
      <h1 lang={lang} style={{ fontSize: 'var(--text-hero-ml)' }}>
        {title}
      </h1>
      <p style={{ maxInlineSize: '29.5em' }}>{text}</p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <ButtonLink variant="primary" size="lg" href="/library">
          {library}
        </ButtonLink>
        <ButtonLink size="lg" href="/courses">
          {courses}
        </ButtonLink>
      </div>
    </div>
  )
}

/** As many as a hero may have to bear. */
export function longWords() {
  const text =
    'Its words, its deeds and its silences, as they were heard, learnt, written, examined and handed on. '
  return words(
    'The light of the Sunnah, handed on from teacher to student over fourteen centuries',
    text.repeat(2),
  )
}
