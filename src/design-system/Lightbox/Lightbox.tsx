import { useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { atLeast } from '#design-system/bounds.ts'
import { useModal, type ModalProps } from '#design-system/Dialog/useModal.ts'
import { isRightToLeft } from '#design-system/DragScroll/step.ts'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { Kbd } from '#design-system/Kbd/Kbd.tsx'
import { RoundButton } from '#design-system/RoundButton/RoundButton.tsx'
import type { Words } from '#design-system/Words/Words.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import { ownLanguage } from '#design-system/ownLanguage.ts'
import classes from './Lightbox.module.css'
import look from './Stage.module.css'
import { useSwipe } from './useSwipe.ts'
import { lightboxWords } from './words.ts'

export interface LightboxPicture {
  /** URL of the picture. */
  src: string
  /** Alternative text. */
  alt: string
  /** Text below the picture. */
  caption?: string
  /** Language of `alt` and `caption`: 'ml'. */
  lang?: string
  /** Width of the file, in px. @default 800 */
  width?: number
  /** Height of the file, in px. @default 600 */
  height?: number
}

export interface LightboxProps extends ModalProps {
  /** Accessible name: the gallery's title. */
  label: string
  /** All pictures of the gallery. The neighbours of the current one are loaded ahead. */
  pictures: readonly LightboxPicture[]
  /** Index of the current picture, from 0. */
  index: number
  /** Called by buttons, keys and swipes; wraps around at both ends. @spec 31-34 */
  onIndexChange: (index: number) => void
  /** Makes Back a link to the gallery's URL; an unmodified click closes the lightbox. @spec 36 */
  backHref?: string
  /** Translations. @default English */
  words?: Partial<Words['lightbox']>
}

/** Shows one picture of a gallery at a time, as large as the viewport allows, above the dimmed page. */
export function Lightbox(props: LightboxProps) {
  // After a delete, a caller may still have an index beyond the last one.
  const index = Math.min(atLeast(0, props.index), props.pictures.length - 1)
  const picture = props.pictures[index]
  return props.isOpen && picture && <OpenLightbox {...props} index={index} picture={picture} />
}

interface OpenLightboxProps extends LightboxProps {
  picture: LightboxPicture
}

function OpenLightbox(props: OpenLightboxProps) {
  const { label, pictures, index, picture, onIndexChange, onClose, backHref } = props
  const words = { ...useWords('lightbox', lightboxWords), ...props.words }
  const modal = useModal(props, look.stage, classes.lightbox)
  const [failed, setFailed] = useState<string>()
  const count = pictures.length
  const { caption, alt, lang, src, width = 800, height = 600 } = picture

  const go = (by: 1 | -1) => onIndexChange((index + by + count) % count)
  const swipe = useSwipe(go)

  useEffect(() => {
    for (const by of [1, -1]) {
      const neighbour = pictures[(index + by + pictures.length) % pictures.length]
      if (neighbour) new Image().src = neighbour.src
    }
  }, [index, pictures])

  function handleKeyDown(event: KeyboardEvent) {
    modal.onKeyDown(event)
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    // Modified arrow keys are browser shortcuts: Alt+Left is Back.
    if (!isArrow || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const isForward = (event.key === 'ArrowRight') !== isRightToLeft(event.currentTarget)
    go(isForward ? 1 : -1)
  }

  /** Modified clicks keep the browser's behaviour, such as opening a new tab. */
  function handleBackClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onClose()
  }

  return (
    <dialog {...modal} data-theme="dark" aria-label={label} onKeyDown={handleKeyDown}>
      <div className={classes.top}>
        {backHref === undefined ? (
          <button type="button" className={classes.back} onClick={onClose}>
            <Icon name="back" />
            {words.back}
          </button>
        ) : (
          <a className={classes.back} href={backHref} onClick={handleBackClick}>
            <Icon name="back" />
            {words.back}
          </a>
        )}
        <RoundButton icon="close" label={words.close} onPress={onClose} />
      </div>
      <figure {...swipe} className={classes.plate} data-theme="light">
        {failed === src ? (
          <p className={classes.failed} role="alert">
            {words.failed}
          </p>
        ) : (
          <img
            key={src}
            className={classes.image}
            src={src}
            alt={alt}
            lang={lang}
            width={width}
            height={height}
            draggable={false}
            onError={() => setFailed(src)}
          />
        )}
        <figcaption className={classes.caption} aria-live="polite">
          <span {...ownLanguage(lang)}>{caption}</span>
          <b className={classes.count} dir="ltr">
            {index + 1} / {count}
          </b>
        </figcaption>
      </figure>
      {count > 1 && (
        <>
          <RoundButton
            className={classes.previous}
            icon="previous"
            label={words.previous}
            data-autofocus=""
            onPress={() => go(-1)}
          />
          <RoundButton className={classes.next} icon="next" label={words.next} onPress={() => go(1)} />
        </>
      )}
      <p className={classes.keys} aria-hidden="true">
        {count > 1 && (
          <span>
            <Kbd>←</Kbd> <Kbd>→</Kbd> {words.browse}
          </span>
        )}
        <span>
          <Kbd>{words.escapeKey}</Kbd> {words.leave}
        </span>
      </p>
    </dialog>
  )
}
