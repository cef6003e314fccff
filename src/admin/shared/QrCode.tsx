import { useEffect, useState } from 'react'
import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx'

interface QrCodeProps {
  text: string
  /** What a reader of the code opens. */
  label: string
  /** Sets the size. */
  className?: string | undefined
}

/** Returns a QR code as SVG, ink on white. */
export async function qrCodeOf(text: string): Promise<string> {
  const { renderSVG } = await import('uqr')
  // Readers need four light modules around the code.
  return renderSVG(text, { border: 4 })
}

/** A text as a QR code, ink on white in every theme. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    let isOpen = true
    async function draw() {
      const code = await qrCodeOf(text)
      if (isOpen) setPicture(`data:image/svg+xml,${encodeURIComponent(code)}`)
    }
    // Without it the text beside it can be typed.
    void draw().catch(() => undefined)
    return () => {
      isOpen = false
    }
  }, [text])

  return picture === undefined ? (
    <Skeleton className={className} />
  ) : (
    <img className={className} src={picture} alt={label} />
  )
}
