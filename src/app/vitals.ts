/** URL to which measurements of real visits are sent; off by default (reading Q82). */
const address = import.meta.env.VITE_VITALS_URL ?? ''

/** Loads the measuring script after everything else, and sends each metric. @spec 423 */
export function reportVitals(): void {
  if (address === '') return
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => void measure())
}

async function measure() {
  const { onCLS, onINP, onLCP } = await import('web-vitals')
  const send = (metric: { name: string; value: number; rating: string }) => {
    const { name, value, rating } = metric
    navigator.sendBeacon(address, JSON.stringify({ name, value, rating, path: location.pathname }))
  }
  onCLS(send)
  onINP(send)
  onLCP(send)
}
