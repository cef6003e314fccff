/** SHA-256 of the two inline styles that React Aria adds (press and, on iOS, scroll lock). */
const injectedStyles = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
]

/**
 * The content security policy. Scripts and styles come from this origin only; the pictures and the player of the
 * video host are allowed by name.
 */
const policy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: https://i.ytimg.com https://img.youtube.com",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': 'https://www.youtube-nocookie.com',
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

/**
 * Returns the content security policy.
 * @param own sources of inline styles and scripts, such as 'sha256-...'
 */
export function contentPolicy(own: { styles: readonly string[]; scripts: readonly string[] }): string {
  const sources = {
    ...policy,
    'style-src': ["'self'", ...injectedStyles, ...own.styles].join(' '),
    'script-src': ["'self'", ...own.scripts].join(' '),
  }
  return Object.entries(sources)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ')
}

/** Headers of every response. @spec 482 */
export const securityHeaders: Record<string, string> = {
  'Content-Security-Policy': contentPolicy({ styles: [], scripts: [] }),
  // The video host's player requires a referrer.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'autoplay=(self "https://www.youtube-nocookie.com"), fullscreen=(self "https://www.youtube-nocookie.com"), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Strict-Transport-Security for a year, if the request came over https. */
export const strictTransport = 'max-age=31536000; includeSubDomains'
