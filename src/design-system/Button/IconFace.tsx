import { Icon, type IconName } from '#design-system/Icon/Icon.tsx'
import classes from './IconButton.module.css'

/** What IconButton and IconLink share. */
export interface IconLooks {
  icon: IconName
  /** Its name, seen as a tooltip; on phones it is spelled out inside a table's card. */
  label: string
  /** What it acts on, only said: 'Delete' about 'Batch 07' is named 'Delete Batch 07'. */
  about?: string
  variant?: 'plain' | 'outlined' | 'danger'
  /** 40 or 32 px square; 44 instead of 40 on phones. @default 'md' */
  size?: 'md' | 'sm'
  /** Off where a Tooltip around it shows the name. @default true */
  hasTitle?: boolean
}

export function iconProps({ label, about, variant = 'plain', size = 'md', hasTitle = true }: IconLooks) {
  const name = about === undefined ? label : `${label} ${about}`
  return {
    'aria-label': name,
    title: hasTitle ? name : undefined,
    'data-variant': variant,
    'data-size': size,
  }
}

export function IconFace({ icon, label }: Pick<IconLooks, 'icon' | 'label'>) {
  return (
    <>
      <Icon name={icon} />
      <span className={classes.label}>{label}</span>
    </>
  )
}
