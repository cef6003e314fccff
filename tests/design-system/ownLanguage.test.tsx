import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MemoryRouter } from 'react-router-dom'
import { Card } from '#design-system/Card/Card.tsx'
import { Lightbox } from '#design-system/Lightbox/Lightbox.tsx'
import { VideoCard } from '#design-system/VideoCard/VideoCard.tsx'
import { VideoModal } from '#design-system/VideoModal/VideoModal.tsx'

const title = 'باب الإخلاص'
const close = () => {}

test.each([
  ['Card', () => <Card title={title} lang="ar" />],
  ['VideoCard', () => <VideoCard title={title} lang="ar" href="?day=1" fallback="/none.svg" />],
  ['VideoModal', () => <VideoModal isOpen video={{ title, lang: 'ar' }} onClose={close} />],
  [
    'Lightbox',
    () => (
      <Lightbox
        label="Pictures"
        isOpen
        index={0}
        pictures={[{ src: '/one.svg', alt: title, caption: title, lang: 'ar' }]}
        onIndexChange={close}
        onClose={close}
      />
    ),
  ],
])('an Arabic title of a %s runs from right to left', (_name, Part) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Part />
    </MemoryRouter>,
  )
  const [, attributes] = /<(?:h2|span)([^>]*)>باب الإخلاص/.exec(html) ?? []
  expect(attributes).toMatch(/lang="ar" dir="auto"/)
})
