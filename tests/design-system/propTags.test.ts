import { expect, test } from 'vitest'
import { withoutTags } from '#storybook/propTags.ts'

const info = (props: object) => `x();Part.__docgenInfo=${JSON.stringify({ props })}`

test('a default fills its column, and no tag stays in a sentence', () => {
  const code = info({
    lifeMs: { required: false, description: 'Time before it closes,\nin ms. @default 8000' },
    title: { required: true, description: 'The "title", as office@example.org has it.\n@spec 297' },
  })
  expect(withoutTags(code)).toBe(
    info({
      lifeMs: {
        required: false,
        description: 'Time before it closes,\nin ms.',
        defaultValue: { value: '8000', computed: false },
      },
      title: { required: true, description: 'The "title", as office@example.org has it.' },
    }),
  )
})
