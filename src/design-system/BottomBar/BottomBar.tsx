import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import { usePassedRef, type DomProps } from '#design-system/domProps.ts'
import classes from './BottomBar.module.css'

interface BottomBarProps extends DomProps {
  /** The current range: '31 to 45 of 248'. Hidden on phones. */
  start?: ReactNode
  /** The MenuButton. */
  center: ReactNode
  /** Pagination, or Cancel and Submit. */
  end?: ReactNode
}

/**
 * A fixed bar at the bottom of the window, 60 px high (64 on phones), higher where its content wraps. Pages reserve that height,
 * --bottom-bar-h.
 */
export function BottomBar({ start, center, end, className, ref: outer, ...bar }: BottomBarProps) {
  const ref = useRef<HTMLElement>(null)
  usePassedRef(ref, outer)

  // What lies above the bar must follow it where large letters wrap its buttons.
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      // Only then: the property is inherited, so that setting it draws the whole page anew.
      const isHigher = element.offsetHeight > Number.parseFloat(getComputedStyle(element).minBlockSize)
      if (isHigher) style.setProperty('--bottom-bar-own', `${element.offsetHeight}px`)
      else style.removeProperty('--bottom-bar-own')
    })
    observer.observe(element, { box: 'border-box' })
    return () => {
      observer.disconnect()
      style.removeProperty('--bottom-bar-own')
    }
  }, [])

  return (
    <footer {...bar} ref={ref} className={classNames(classes.bar, className)}>
      <div className={classes.start}>{start}</div>
      {center}
      <div className={classes.end}>{end}</div>
    </footer>
  )
}
