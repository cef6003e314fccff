/** Loads the style sheets of the journeys, which are built apart from their scripts. */
const link = document.createElement('link')
link.rel = 'stylesheet'
link.href = '/.cache/journeys/style.css'
await new Promise((resolve, reject) => {
  link.addEventListener('load', resolve)
  link.addEventListener('error', () =>
    reject(new Error('The journeys are not built: node scripts/journeys.mjs')),
  )
  document.head.append(link)
})
export {}
