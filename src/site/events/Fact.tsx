import { Icon, type IconName } from '#design-system/Icon/Icon.tsx'
import { Words } from '#site/Words.tsx'
import classes from './Fact.module.css'

interface FactProps {
  icon: IconName
  /** What kind of fact it is, for those who do not see the icon: 'Place'. */
  label: string
  children: string
}

/** A place, a date or a time, with its icon. */
export function Fact({ icon, label, children }: FactProps) {
  return (
    <div className={classes.fact}>
      <Icon className={classes.icon} name={icon} />
      <span className="visually-hidden">{label}: </span>
      <Words as="span">{children}</Words>
    </div>
  )
}
