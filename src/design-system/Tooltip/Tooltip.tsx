import type { ReactElement } from 'react'
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components'
import { Locale } from '#design-system/Popup/Locale.tsx'
import { usePopupHome } from '#design-system/Popup/usePopupHome.ts'
import classes from './Tooltip.module.css'

export interface TooltipProps {
  /** Said as the description: a few words more than the button's own name, never instead of it. */
  text: string
  /** Time over the button before it shows, in ms; at once on focus by keyboard. @default 500 */
  delayMs?: number
  /** Language of the words, which are drawn outside of their place: 'ml', 'ar'. */
  lang?: string
  /** One button or link, with `hasTitle={false}` if it is an IconButton. */
  children: ReactElement<Record<string, unknown>, string>
}

/** A few words on a button, over it and on its focus; Escape hides them. */
export function Tooltip({ text, delayMs = 500, lang, children }: TooltipProps) {
  const [anchor, home] = usePopupHome()
  return (
    <Locale>
      <span ref={anchor} hidden />
      <TooltipTrigger delay={delayMs} closeDelay={100}>
        <Focusable>{children}</Focusable>
        <AriaTooltip {...home} className={classes.tooltip} offset={8}>
          <span lang={lang}>{text}</span>
        </AriaTooltip>
      </TooltipTrigger>
    </Locale>
  )
}
