import { Icon, type IconName } from '#design-system/Icon/Icon.tsx'
import { langOf } from '#design-system/langOf.ts'
import { Link } from '#design-system/Link/Link.tsx'
import classes from './FilterButtons.module.css'

interface FilterButtonsProps<Value extends string> {
  /** What is chosen: 'State'. */
  label: string
  /** The buttons; the value of the one that filters nothing is ''. */
  options: readonly { value: Value; name: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A filter of a list with few values, each of which is a button. */
export function FilterButtons<Value extends string>({
  label,
  options,
  value,
  onChange,
}: FilterButtonsProps<Value>) {
  return (
    <fieldset aria-label={label} className={classes.group}>
      {options.map((option) => (
        <button
          key={option.value}
          {...langOf(option.name)}
          type="button"
          className={classes.option}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.name}
        </button>
      ))}
    </fieldset>
  )
}

interface FilterLinksProps {
  /** What is chosen: 'View'. */
  label: string
  links: readonly { name: string; href: string; isCurrent: boolean; icon?: IconName }[]
}

/** A choice between few views of a screen, each with its own address. On phones, icons stand alone. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <nav
      aria-label={label}
      className={classes.group}
      data-icons={links.every(({ icon }) => icon) || undefined}
    >
      {links.map(({ name, href, isCurrent, icon }) => (
        <Link key={name} className={classes.option} href={href} aria-current={isCurrent ? 'true' : undefined}>
          {icon && <Icon name={icon} />}
          <span className={classes.name}>{name}</span>
        </Link>
      ))}
    </nav>
  )
}
