import { classNames } from '#design-system/classNames.ts'
import classes from './Icon.module.css'
import { paths } from './paths.ts'

export type IconName = keyof typeof paths

/** Icons that point in the reading direction and are mirrored in right-to-left text. */
const directional: readonly IconName[] = ['back', 'forward', 'next', 'previous', 'send', 'sign-out', 'undo']

interface IconProps {
  /** Which drawing: 'search', 'edit'. */
  name: IconName
  /** Added to its classes; sets the size, if not 1.25em. */
  className?: string
}

/** A decorative line icon, 1.25em square unless its class overrides that; adjacent text must carry the meaning. */
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
