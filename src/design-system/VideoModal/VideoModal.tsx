import { useId, useState, type ReactNode } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { classNames } from '#design-system/classNames.ts'
import { useModal } from '#design-system/Dialog/useModal.ts'
import look from '#design-system/Lightbox/Stage.module.css'
import { RoundButton } from '#design-system/RoundButton/RoundButton.tsx'
import { FailurePanel, Player, Screen } from './Player.tsx'
import classes from './VideoModal.module.css'
import { embedOf, watchOf } from './videoUrl.ts'
import { videoWords, type VideoWords } from './words.ts'

/** A video to play. */
export interface Video {
  title: string
  /** Language of the title: 'ml'. */
  lang?: string
  /** Over the title: 'DAY-02'. */
  day?: string
  /** 11 characters; without them it says that there is nothing to play, with `href` as the way out. */
  id?: string
  /** The video's page. @default its page on YouTube */
  href?: string
}

export interface VideoModalProps {
  /** Undefined: closed. Another one takes its place in the open modal. @spec 272 */
  video: Video | undefined
  onClose: () => void
  /** Absent at the first video. */
  onPrevious?: () => void
  /** Absent at the last video; also offered when a video has ended. */
  onNext?: () => void
  /** The player says that the video has ended. */
  onEnded?: () => void
  /** Beside previous and next: a share button. */
  actions?: ReactNode
  /** Words of your own. @default English */
  words?: Partial<VideoWords>
  /** Address of the player for an id; its messages are taken from that origin. @default embedOf */
  frameOf?: (id: string) => string
  /** How long the player may be silent, in ms. @default 10_000 */
  patienceMs?: number
}

/** A video with its title over the dimmed page. The player's frame exists only while it is open. @spec 483 */
export function VideoModal({ video, ...modal }: VideoModalProps) {
  return video && <OpenVideoModal {...modal} video={video} />
}

function OpenVideoModal(props: VideoModalProps & { video: Video }) {
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
  const words = { ...videoWords, ...props.words }
  const id = useId()
  const modal = useModal({ onClose })
  const [attempt, setAttempt] = useState(1)
  const hasPager = onPrevious !== undefined || onNext !== undefined

  return (
    <dialog
      {...modal}
      className={classNames(look.stage, classes.modal)}
      data-theme="dark"
      aria-labelledby={id}
    >
      <div className={classes.box}>
        <header className={classes.head}>
          <div className={classes.heading}>
            {video.day !== undefined && <p className={classes.day}>{video.day}</p>}
            <h2 id={id} lang={video.lang}>
              {video.title}
            </h2>
          </div>
          <RoundButton
            // A new one each time: a button over the player takes the focus along when it goes.
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
            onAgain={() => setAttempt(attempt + 1)}
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
