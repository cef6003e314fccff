import { Icon, type IconName } from '#design-system/Icon/Icon.tsx'
import classes from './IconButton.module.css'

/** Appearance props of IconButton and IconLink. */
export interface IconLooks {
  /** The only visible content on desktops. */
  icon: IconName
  /** Accessible name, shown as a tooltip; visible text in a table's cards on phones. */
  label: string
  /** The object it acts on, appended to the accessible name: 'Delete' and 'Batch 07' make 'Delete Batch 07'. */
  about?: string
  /** `outlined` has a border, `danger` is red. @default 'plain' */
  variant?: 'plain' | 'outlined' | 'danger'
  /** Width and height: `md` 40 (44 on phones), `sm` 32 px. @default 'md' */
  size?: 'md' | 'sm'
}

export function iconProps({ label, about, variant = 'plain', size = 'md' }: IconLooks) {
  const name = about === undefined ? label : `${label} ${about}`
  return {
    'aria-label': name,
    title: name,
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
