export const videoCardWords = {
  watched: 'Watched',
}
