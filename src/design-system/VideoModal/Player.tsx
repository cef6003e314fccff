import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { Link } from '#design-system/Link/Link.tsx'
import { Spinner } from '#design-system/Spinner/Spinner.tsx'
import type { Words } from '#design-system/Words/Words.ts'
import classes from './Player.module.css'
import { usePlayer } from './usePlayer.ts'
import type { Failure } from './words.ts'

interface PlayerProps {
  title: string
  /** URL of the iframe. */
  address: string
  /** URL of the video's page, linked if it does not play here. */
  watchHref: string
  patienceMs: number
  words: Words['videoModal']
  onEnded?: () => void
  onNext?: () => void
  onRestart: () => void
}

/** Required by YouTube's player. Scripts with same-origin do not lift the sandbox, as the frame is cross-origin. */
const SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-presentation',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
].join(' ')

/** The iframe of a video, with loading, ended and failure states over it. */
export function Player(props: PlayerProps) {
  const { title, address, watchHref, patienceMs, words, onEnded, onNext, onRestart } = props
  const { state, frame } = usePlayer(address, patienceMs)
  const hasEnded = state.step === 'ended'
  const notifyEnded = useEffectEvent(() => onEnded?.())

  useEffect(() => {
    if (hasEnded) notifyEnded()
  }, [hasEnded])

  const isOffline = state.step === 'failed' && state.failure === 'offline'
  return (
    <Screen isLoading={state.step === 'loading'}>
      {!isOffline && (
        <iframe
          {...frame}
          className={classes.frame}
          src={address}
          title={title}
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          sandbox={SANDBOX}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      {state.step === 'loading' && (
        <div className={classes.loading}>
          <Spinner label={words.loading} />
        </div>
      )}
      {hasEnded && (
        <output className={classes.panel}>
          <p>{words.ended}</p>
          <span className={classes.ways}>
            {onNext && (
              <Button variant="primary" iconEnd="next" onPress={onNext}>
                {words.next}
              </Button>
            )}
            <Button icon="retry" onPress={onRestart}>
              {words.again}
            </Button>
          </span>
        </output>
      )}
      {state.step === 'failed' && (
        <FailurePanel failure={state.failure} words={words} watchHref={watchHref} onRestart={onRestart} />
      )}
    </Screen>
  )
}

/** The black 16 : 9 background. @spec 476 */
export function Screen({ isLoading = false, children }: { isLoading?: boolean; children: ReactNode }) {
  return (
    <div className={classes.screen} aria-busy={isLoading || undefined}>
      {children}
    </div>
  )
}

interface FailurePanelProps {
  failure: Failure
  words: Words['videoModal']
  watchHref?: string
  /** Passed if a retry may help. */
  onRestart?: () => void
}

export function FailurePanel({ failure, words, watchHref, onRestart }: FailurePanelProps) {
  return (
    <div className={classes.panel} role="alert">
      <Icon className={classes.icon} name="alert" />
      <p>{words[failure]}</p>
      <span className={classes.ways}>
        {watchHref !== undefined && (
          <Link className={classes.out} href={watchHref} target="_blank" rel="noopener">
            {words.watch}
            <Icon name="external" />
          </Link>
        )}
        {onRestart && (
          <Button icon="retry" onPress={onRestart}>
            {words.retry}
          </Button>
        )}
      </span>
    </div>
  )
}
