/** What an uploaded picture may be. Beyond these it is refused, with a sentence that says what to do. */
export const PICTURE_LIMITS = {
  /** Bytes of a file. */
  fileBytes: 12 * 1024 * 1024,
  /** Width times height in px. */
  pixels: 50_000_000,
  /** Least width in px. */
  width: 300,
  /** How many times its shorter side the longer one is at most. */
  proportion: 5,
} as const

/** The greatest size in which a picture is made, in px: a tall one is narrower. */
export const PICTURE_SIZE = { width: 1600, height: 1920 } as const

/** Returns the widths in which a picture is made, in px. @param width its greatest */
export const widthsOf = (width: number): number[] => [...[480, 960].filter((one) => one < width), width]

/** Of the picture that is shown with a shared link, in px. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** The name of an uploaded picture: 'p-', the beginning of the SHA-256 of the file, and what kind of file it was. */
export const UPLOADED_NAME = /^p-[\da-f]{20}\.(?:jpg|png|webp|avif)$/

/** The addresses of an uploaded picture, below the site's. */
export const picturePaths = {
  inWidth: <N extends string, W extends number | string>(name: N, width: W) =>
    `/pictures/${name}/${width}` as const,
  /** Of the one for shared links. @param stem the name without its ending */
  share: <S extends string>(stem: S) => `/share/${stem}.jpg` as const,
} as const
