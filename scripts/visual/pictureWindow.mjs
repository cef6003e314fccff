/** The name of the window in which `npm run visual` takes the pictures of stories. */
export const PICTURE_WINDOW = 'story-pictures'
