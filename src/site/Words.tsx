import type { ComponentProps } from 'react'
import { langOf } from '#design-system/langOf.ts'

interface WordsProps extends Omit<ComponentProps<'p'>, 'children' | 'ref'> {
  /** @default 'p' */
  as?: 'p' | 'h1' | 'h2' | 'h3' | 'span' | 'b' | 'small' | 'cite'
  children: string
}

/** Text of the content file, with the language and direction of its letters. */
export function Words({ as: Tag = 'p', children, ...rest }: WordsProps) {
  return (
    <Tag {...langOf(children)} {...rest}>
      {children}
    </Tag>
  )
}
