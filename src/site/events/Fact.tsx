import { Icon, type IconName } from '#design-system/Icon/Icon.tsx'
import { ContentText } from '#site/ContentText.tsx'
import classes from './Fact.module.css'

interface FactProps {
  icon: IconName
  /** Text alternative of the icon: 'Place'. */
  label: string
  children: string
}

/** A place, date or time with an icon. */
export function Fact({ icon, label, children }: FactProps) {
  return (
    <div className={classes.fact}>
      <Icon className={classes.icon} name={icon} />
      <span className="visually-hidden">{label}: </span>
      <ContentText as="span">{children}</ContentText>
    </div>
  )
}
