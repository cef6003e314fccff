import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import classes from './Rosette.module.css'

export interface RosetteProps extends DomProps<SVGSVGElement> {
  /** Sets position and size, such as the corner of a page's header. */
  className?: string
}

/** A decorative rosette in brass lines, as wide as its container. */
export function Rosette({ className, ...rosette }: RosetteProps) {
  return (
    <svg
      {...rosette}
      className={classNames(classes.rosette, className)}
      viewBox="0 0 400 400"
      aria-hidden="true"
    >
      <path d="m200 14 71.2 357.8L68.5 68.5l303.3 202.7L14 200l357.8-71.2L68.5 331.5 271.2 28.2 200 386 128.8 28.2l202.7 303.3L28.2 128.8 386 200 28.2 271.2 331.5 68.5 128.8 371.8Zm0 0 131.5 317.5L14 200 331.5 68.5 200 386 68.5 68.5 386 200 68.5 331.5Zm71.2 14.2v343.6l-243-243h343.6l-243 243V28.2l243 243H28.2ZM200 14l171.8 257.2-303.3 60.3 60.3-303.3L386 200 128.8 371.8 68.5 68.5l303.3 60.3L200 386 28.2 128.8l303.3-60.3-60.3 303.3L14 200 271.2 28.2l60.3 303.3-303.3-60.3Z" />
      <circle cx="200" cy="200" r="186" />
      <circle cx="200" cy="200" r="195.3" />
    </svg>
  )
}
