import { createContext, use, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import classes from './Link.module.css'

export interface NavigateOptions {
  /** Kept in the history entry. */
  state?: unknown
  /** Takes the place of the current history entry. */
  replace?: boolean
}

/** Goes to an address of the app without loading a page. */
export type Navigate = (href: string, options: NavigateOptions) => void

const NavigateContext = createContext<Navigate | undefined>(undefined)

/** How a link's click goes; undefined where no router is plugged in. For keys that do what a link does. */
export const useNavigateLink = () => use(NavigateContext)

interface LinkProviderProps {
  navigate: Navigate
  children: ReactNode
}

/** Plugs an app's router into every link below; without it links load pages as usual. */
export function LinkProvider({ navigate, children }: LinkProviderProps) {
  return <NavigateContext value={navigate}>{children}</NavigateContext>
}

export interface LinkProps extends ComponentProps<'a'>, NavigateOptions {
  href: string
  /** `text` is underlined in the main colour, `plain` takes its looks from the class or what is around it. @default 'plain' */
  variant?: 'plain' | 'text'
}

/** A real link: a plain click goes through the router, everything else (new tab, download, other sites) is the browser's. */
export function Link({
  href,
  state,
  replace,
  variant = 'plain',
  onClick,
  className,
  children,
  ...anchor
}: LinkProps) {
  const navigate = use(NavigateContext)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (navigate === undefined || !isOurs(event)) return
    event.preventDefault()
    navigate(href, { state, replace })
  }

  return (
    <a
      {...anchor}
      href={href}
      className={classNames(variant === 'text' && classes.text, className)}
      onClick={follow}
    >
      {children}
    </a>
  )
}

function isOurs(event: MouseEvent<HTMLAnchorElement>) {
  const link = event.currentTarget
  const isPlainClick =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  const staysHere = link.target === '' || link.target === '_self'
  const isWithinApp = link.origin === window.location.origin && !link.getAttribute('href')?.startsWith('#')
  return !event.defaultPrevented && isPlainClick && staysHere && isWithinApp && !link.hasAttribute('download')
}
