import { createContext, use, type MouseEvent, type ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import type { FocusProps } from '#design-system/domProps.ts'
import classes from './Link.module.css'

export interface NavigateOptions {
  /** State of the history entry. */
  state?: unknown
  /** Replaces the current history entry. */
  replace?: boolean
}

/** Navigates within the app without a page load. */
export type Navigate = (href: string, options: NavigateOptions) => void

const NavigateContext = createContext<Navigate | undefined>(undefined)

/** Returns the router's navigate function, for keyboard shortcuts; undefined without a LinkProvider. */
export const useNavigateLink = () => use(NavigateContext)

export interface LinkProviderProps {
  /** Called in place of a page load. */
  navigate: Navigate
  /** The app. */
  children: ReactNode
}

/** Connects all links below to the app's router; without it links load pages as usual. */
export function LinkProvider({ navigate, children }: LinkProviderProps) {
  return <NavigateContext value={navigate}>{children}</NavigateContext>
}

/** Props of every link. */
export interface AnchorProps extends FocusProps<HTMLAnchorElement>, NavigateOptions {
  /** URL. Within the app it is the router's. */
  href: string
  /** Where it opens: '_blank' in a new tab, without the router. @default '_self' */
  target?: string
  /** Relation to the linked page: 'noopener', 'external'. */
  rel?: string
  /** Saves the page under this name, or under its own if it is ''. */
  download?: string
  /** Called before the link is followed; `preventDefault` stops that. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

export interface LinkProps extends AnchorProps {
  /** `text` is underlined in the primary colour, `plain` is styled by its class or context. @default 'plain' */
  variant?: 'plain' | 'text'
  /** The label, or any content without controls. */
  children?: ReactNode
}

/** An `<a>`. Unmodified clicks use the router; the browser handles the rest (new tabs, downloads, other sites). */
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

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (navigate === undefined || !isForRouter(event)) return
    event.preventDefault()
    navigate(href, { state, replace })
  }

  return (
    <a
      {...anchor}
      href={href}
      className={classNames(variant === 'text' && classes.text, className)}
      onClick={handleClick}
    >
      {children}
    </a>
  )
}

function isForRouter(event: MouseEvent<HTMLAnchorElement>) {
  const link = event.currentTarget
  const isPlainClick =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  const staysHere = link.target === '' || link.target === '_self'
  const isWithinApp = link.origin === window.location.origin && !link.getAttribute('href')?.startsWith('#')
  return !event.defaultPrevented && isPlainClick && staysHere && isWithinApp && !link.hasAttribute('download')
}
