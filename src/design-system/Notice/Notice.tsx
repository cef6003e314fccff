import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react'
import { Icon } from '#design-system/Icon/Icon.tsx'
import classes from './Notice.module.css'
import { toneIcons, type Tone } from './tones.ts'

export interface NoticeContent {
  id: string | number
  tone: Tone
  text: string
  /** One thing to do about it: 'Undo'. */
  action?: { label: string; onPress: () => void }
}

interface NoticeProps {
  notice: NoticeContent
  lifeMs: number
  onDismiss: () => void
}

export function Notice({ notice, lifeMs, onDismiss }: NoticeProps) {
  const { tone, text, action } = notice
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const cameFrom = useRef<EventTarget>(null)
  const stays = tone === 'error' || isHovered || hasFocus
  const leave = useEffectEvent(onDismiss)

  useEffect(() => {
    if (stays) return undefined
    const timer = setTimeout(leave, lifeMs)
    return () => clearTimeout(timer)
  }, [stays, lifeMs])

  function enter(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
    setFocus(true)
  }

  function close() {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    onDismiss()
  }

  const attention = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: enter,
    onBlur: () => setFocus(false),
  }

  return (
    <span {...attention} className={classes.notice} data-tone={tone}>
      <span className={classes.message}>
        <Icon name={toneIcons[tone]} />
        <span className={classes.text}>{text}</span>
      </span>
      {action && (
        <button type="button" className={classes.action} onClick={action.onPress}>
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={classes.close}
        aria-label="Close notice"
        title="Close notice"
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </span>
  )
}
