import type { ReactElement } from 'react'
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components'
import { Locale } from '#design-system/Popup/Locale.tsx'
import { usePopupContainer } from '#design-system/Popup/usePopupContainer.ts'
import classes from './Tooltip.module.css'

export interface TooltipProps {
  /** Accessible description: adds to the button's name and does not replace it. */
  text: string
  /** Hover delay in ms; keyboard focus shows it immediately. @default 500 */
  delayMs?: number
  /** Language of the text, which is rendered outside the surrounding element: 'ml', 'ar'. */
  lang?: string
  /** One button or link, with `hasTitle={false}` if it is an IconButton. */
  children: ReactElement<Record<string, unknown>, string>
}

/** A short text shown on hover and focus of a button; Escape hides it. */
export function Tooltip({ text, delayMs = 500, lang, children }: TooltipProps) {
  const [anchor, container] = usePopupContainer()
  return (
    <Locale>
      <span ref={anchor} hidden />
      <TooltipTrigger delay={delayMs} closeDelay={100}>
        <Focusable>{children}</Focusable>
        <AriaTooltip {...container} className={classes.tooltip} offset={8}>
          <span lang={lang}>{text}</span>
        </AriaTooltip>
      </TooltipTrigger>
    </Locale>
  )
}
