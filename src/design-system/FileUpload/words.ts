const perUnit = { kB: 1_000, MB: 1_000_000 }

/** FileUpload and PictureField. */
export const fileUploadWords = {
  choose: 'Choose files',
  /** After the button, where a mouse can drag. */
  orDrop: 'or drop them here',
  choosePicture: 'Choose a picture',
  chooseAnother: 'Choose another picture',
  /** Accessible name of the list. */
  filesOf: (label: string) => `${label}, files`,
  /** @param bytes size of a file */
  size: (bytes: number) =>
    bytes < perUnit.MB
      ? `${Math.ceil(bytes / perUnit.kB)} kB`
      : `${(bytes / perUnit.MB).toFixed(1).replace(/\.0$/, '')} MB`,
  waiting: 'Waiting',
  /** @param share sent so far, from 0 to 100 */
  percent: (share: number) => `${Math.round(share)} %`,
  done: 'Done',
  /** Where the caller gives no reason. */
  failed: 'It could not be sent',
  retry: 'Try again',
  remove: 'Remove',
  /** Announced when a file is done, with how many are. */
  isDone: (name: string, done: number, total: number) =>
    total === 1 ? `${name} is done` : `${name} is done, ${done} of ${total}`,
  /** Announced when a file fails. */
  hasFailed: (name: string, message: string) => `${name}: ${message}`,
  /** Shown when more are chosen than fit. */
  tooMany: (most: number, leftOut: number) =>
    `At most ${most} files. ${leftOut === 1 ? '1 was' : `${leftOut} were`} left out.`,
}
