/** The name of the window in which `npm run visual` captures stories. */
export const PICTURE_WINDOW = 'story-pictures'
