import { useEffect, useState } from 'react'
import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx'
import classes from './TwoStepSetup.module.css'

/** A text as a QR code, ink on white in every theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    let isOpen = true
    async function draw() {
      const { renderSVG } = await import('uqr')
      // Readers need four light modules around the code.
      if (isOpen) setPicture(`data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 4 }))}`)
    }
    // Without it the key can be typed.
    void draw().catch(() => undefined)
    return () => {
      isOpen = false
    }
  }, [text])

  return picture === undefined ? (
    <Skeleton className={classes.code} />
  ) : (
    <img className={classes.code} src={picture} alt={label} />
  )
}
