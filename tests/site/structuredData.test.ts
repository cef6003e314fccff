import type * as content from 'content:institute'
import { expect, test, vi } from 'vitest'
import { headOf } from '#site/structuredData.ts'

vi.mock('content:institute', async (load) => {
  const { institute } = await load<typeof content>()
  return { institute: { ...institute, name: 'Letters & "Ornaments"' } }
})

test('a name with quotes stays inside its tag', () => {
  const head = headOf({ address: '/', title: 'Home', description: 'Home' })
  expect(head).toContain('<meta property="og:site_name" content="Letters &amp; &quot;Ornaments&quot;">')
})
