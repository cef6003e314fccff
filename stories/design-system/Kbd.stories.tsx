import { Kbd } from '#design-system/Kbd/Kbd.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ component: Kbd, args: { children: 'M' } })

export const Default = meta.story({})

export const Word = meta.story({ args: { children: 'Esc' } })
