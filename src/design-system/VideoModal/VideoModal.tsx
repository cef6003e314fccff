import { useId, useState, type ReactNode } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { useModal, type ModalProps } from '#design-system/Dialog/useModal.ts'
import look from '#design-system/Lightbox/Stage.module.css'
import { RoundButton } from '#design-system/RoundButton/RoundButton.tsx'
import { FailurePanel, Player, Screen } from './Player.tsx'
import type { Words } from '#design-system/Words/Words.ts'
import { useInBrowser } from '#design-system/useInBrowser.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import { ownLanguage } from '#design-system/ownLanguage.ts'
import classes from './VideoModal.module.css'
import { embedOf, watchOf } from './videoUrl.ts'
import { videoWords } from './words.ts'

/** The video to play. */
export interface Video {
  /** Heading, and the accessible name of the player. */
  title: string
  /** Language of the title: 'ml'. */
  lang?: string
  /** Line above the title: 'DAY-02'. */
  day?: string
  /** YouTube id, 11 characters; without it a message is shown, with a link to `href`. */
  id?: string
  /** URL of the video's page. @default its page on YouTube */
  href?: string
}

export interface VideoModalProps extends ModalProps {
  /** Another video replaces the current one. */
  video: Video
  /** Shows the previous video; omit it at the first one. */
  onPrevious?: () => void
  /** Shows the next video, also offered when a video has ended; omit it at the last one. */
  onNext?: () => void
  /** Called when the video has ended. */
  onEnded?: () => void
  /** Content beside Previous and Next, such as a share button. */
  actions?: ReactNode
  /** Translations. @default English */
  words?: Partial<Words['videoModal']>
  /** Returns the player's URL for an id; messages are accepted from its origin only. @default embedOf */
  frameOf?: (id: string) => string
  /** Timeout for the player's first message, in ms. @default 10_000 */
  patienceMs?: number
}

/** A video with its title above the dimmed page. The iframe is mounted only while open. @spec 483 */
export function VideoModal(props: VideoModalProps) {
  return props.isOpen && <OpenVideoModal {...props} />
}

function OpenVideoModal(props: VideoModalProps) {
  const {
    video,
    onClose,
    onPrevious,
    onNext,
    onEnded,
    actions,
    frameOf = embedOf,
    patienceMs = 10_000,
  } = props
  const words = { ...useWords('videoModal', videoWords), ...props.words }
  const id = useId()
  const modal = useModal(props, look.stage, classes.modal)
  const [attempt, setAttempt] = useState(1)
  // The player's messages go to the page's own address, which the server does not know.
  const isInBrowser = useInBrowser(() => true, false)
  const hasPager = onPrevious !== undefined || onNext !== undefined

  return (
    <dialog {...modal} data-theme="dark" aria-labelledby={id}>
      <div className={classes.box}>
        <header className={classes.head}>
          <div className={classes.heading}>
            {video.day !== undefined && <p className={classes.day}>{video.day}</p>}
            <h2 id={id} {...ownLanguage(video.lang)}>
              {video.title}
            </h2>
          </div>
          <RoundButton
            // An inline ref runs on every render: a button over the player loses focus when it is removed.
            ref={(button) => {
              if (document.activeElement === document.body) button?.focus()
            }}
            icon="close"
            label={words.close}
            data-autofocus=""
            onPress={onClose}
          />
        </header>
        {video.id === undefined ? (
          <Screen>
            <FailurePanel failure="missing" words={words} watchHref={video.href} />
          </Screen>
        ) : !isInBrowser ? (
          <Screen isLoading>{null}</Screen>
        ) : (
          <Player
            key={`${video.id} ${attempt}`}
            title={video.title}
            address={frameOf(video.id)}
            watchHref={video.href ?? watchOf(video.id)}
            patienceMs={patienceMs}
            words={words}
            onEnded={onEnded}
            onNext={onNext}
            onRestart={() => setAttempt(attempt + 1)}
          />
        )}
        {(hasPager || actions !== undefined) && (
          <footer className={classes.foot}>
            {hasPager && (
              <>
                <Button icon="previous" isInert={onPrevious === undefined} onPress={onPrevious}>
                  {words.previous}
                </Button>
                <Button iconEnd="next" isInert={onNext === undefined} onPress={onNext}>
                  {words.next}
                </Button>
              </>
            )}
            {actions !== undefined && <div className={classes.actions}>{actions}</div>}
          </footer>
        )}
      </div>
    </dialog>
  )
}
