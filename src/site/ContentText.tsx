import type { ComponentProps } from 'react'
import { langOf } from '#design-system/langOf.ts'

interface ContentTextProps extends Omit<ComponentProps<'p'>, 'children' | 'ref'> {
  /** @default 'p' */
  as?: 'p' | 'h1' | 'h2' | 'h3' | 'span' | 'b' | 'small' | 'cite'
  children: string
}

/** Text from the content file, with `lang` and `dir` set from its script. */
export function ContentText({ as: Tag = 'p', children, ...rest }: ContentTextProps) {
  return (
    <Tag {...langOf(children)} {...rest}>
      {children}
    </Tag>
  )
}
