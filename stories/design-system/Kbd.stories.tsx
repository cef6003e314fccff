import { Kbd } from '#design-system/Kbd/Kbd.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Kbd.ts'

const meta = preview.meta({ component: Kbd, args: { children: 'M' }, parameters: { guide } })

export const Default = meta.story({})

export const Word = meta.story({ args: { children: 'Esc' } })
