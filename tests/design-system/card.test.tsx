import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Card } from '#design-system/Card/Card.tsx'

test.each([false, null, undefined])('%s in place of a part leaves nothing of it', (part) => {
  const parts = { media: part, mark: part, kicker: part, footer: part, children: part }
  expect(renderToStaticMarkup(<Card title="Women" {...parts} />)).toBe(
    renderToStaticMarkup(<Card title="Women" />),
  )
})
