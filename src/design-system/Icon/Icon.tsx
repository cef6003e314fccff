import { classNames } from '#design-system/classNames.ts'
import classes from './Icon.module.css'
import { paths } from './paths.ts'

export type IconName = keyof typeof paths

/** They point along the reading direction, so they turn with it. */
const directional: readonly IconName[] = ['back', 'forward', 'next', 'previous', 'send', 'sign-out', 'undo']

interface IconProps {
  name: IconName
  className?: string
}

/** A decorative line drawing, 1.25em square unless its class says otherwise; the words beside it carry the meaning. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={classNames(classes.icon, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-directional={directional.includes(name) || undefined}
    >
      <path d={paths[name]} />
    </svg>
  )
}
