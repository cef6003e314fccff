/** The windows that the toolbar offers and stories ask for, in CSS px. */
export const viewports = {
  phone: { name: 'Phone, 360', styles: { width: '360px', height: '800px' } },
  narrow: { name: 'Narrow, 320', styles: { width: '320px', height: '640px' } },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
  desk: { name: 'Desk, 1280', styles: { width: '1280px', height: '800px' } },
  office: { name: 'Office, 1440', styles: { width: '1440px', height: '900px' } },
  wide: { name: 'Wide, 1920', styles: { width: '1920px', height: '1080px' } },
} as const

const isKnown = (name: string): name is keyof typeof viewports => Object.hasOwn(viewports, name)

/** Returns the size of a window in px. @param name as above; any other is the office's */
export function sizeOf(name = ''): { width: number; height: number } {
  const { width, height } = viewports[isKnown(name) ? name : 'office'].styles
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) }
}
