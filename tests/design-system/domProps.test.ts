import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as system from '#design-system/index.ts'
import { parts, pieces } from './parts.ts'

test('every published part is in the table', () => {
  const names = Object.entries(system).flatMap(([name, value]) =>
    typeof value === 'function' && /^[A-Z]/.test(name) ? [name] : [],
  )
  expect([...Object.keys(parts), ...Object.keys(pieces)].toSorted()).toEqual(names.toSorted())
})

test.each(Object.entries(parts))(
  '%s passes id and data-* to one element, and className to it or its frame',
  (_, element) => {
    const tags = renderToStaticMarkup(element).match(/<[a-z][^>]*>/g) ?? []
    const having = (pattern: RegExp) => tags.filter((tag) => pattern.test(tag))
    expect(having(/ data-x="own-data"/)).toEqual([expect.stringContaining(' id="own-id"')])
    expect(having(/ id="own-id"/)).toHaveLength(1)
    expect(having(/ class="([^"]* )?own-class[ "]/)).toHaveLength(1)
  },
)
