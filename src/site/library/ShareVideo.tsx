import { useState } from 'react'
import { sitePaths } from '#contract/paths.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { whatsappHref } from '#site/numbers.ts'
import { SocialIcon } from '#site/SocialIcon.tsx'
import { dayHref } from './days.ts'
import type { Playlist, PlaylistVideo } from './playlist.ts'
import classes from './ShareVideo.module.css'

interface ShareVideoProps {
  playlist: Playlist
  video: PlaylistVideo
}

/** Shares the URL of a day with the native share sheet or, without one, by WhatsApp or the clipboard. */
export function ShareVideo({ playlist, video }: ShareVideoProps) {
  const [canShare, setCanShare] = useState(typeof navigator.share === 'function')
  const [copyResult, setCopyResult] = useState<'copied' | 'refused'>()
  const url = location.origin + dayHref(sitePaths.playlist(playlist.id), video.id)
  const text = `${playlist.title}, ${video.day}: ${video.title}`

  function share() {
    navigator.share({ title: text, text, url }).catch((error: unknown) => {
      // Cancelling is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setCanShare(false)
    })
  }

  async function copyAddress() {
    try {
      await navigator.clipboard.writeText(url)
      setCopyResult('copied')
    } catch {
      setCopyResult('refused')
    }
  }

  if (canShare) {
    return (
      <Button icon="send" onPress={share}>
        Share
      </Button>
    )
  }
  return (
    <>
      <ButtonLink href={whatsappHref('', `${text}\n${url}`)} target="_blank" rel="noopener">
        <span className={classes.service}>
          <SocialIcon name="whatsapp" />
          WhatsApp
        </span>
      </ButtonLink>
      <Button icon={copyResult === 'copied' ? 'check' : 'copy'} onPress={() => void copyAddress()}>
        {copyResult === 'copied' ? 'Copied' : 'Copy link'}
      </Button>
      <output className={copyResult === 'refused' ? classes.address : 'visually-hidden'}>
        {copyResult === 'copied' && 'The link is copied.'}
        {copyResult === 'refused' && url}
      </output>
    </>
  )
}
