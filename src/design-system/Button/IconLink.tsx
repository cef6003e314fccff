import { classNames } from '#design-system/classNames.ts'
import { Link, type AnchorProps } from '#design-system/Link/Link.tsx'
import classes from './IconButton.module.css'
import { IconFace, iconProps, type IconLooks } from './IconFace.tsx'

export interface IconLinkProps extends AnchorProps, IconLooks {}

/** A link styled as an IconButton. */
export function IconLink(props: IconLinkProps) {
  const { icon, label, about, variant, size, className, ...link } = props

  return (
    <Link
      {...link}
      {...iconProps({ icon, label, about, variant, size })}
      className={classNames(classes.button, className)}
    >
      <IconFace icon={icon} label={label} />
    </Link>
  )
}
