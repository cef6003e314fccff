import { expect, test } from 'vitest'
import { lighterPhotograph } from '#admin/site/lighterPhotograph.ts'

/** A picture of noise, which no format makes small. */
async function noise(width: number, height: number, type: string): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  const pixels = new ImageData(width, height)
  for (let at = 0; at < pixels.data.length; at += 1)
    pixels.data[at] = at % 4 === 3 ? 255 : Math.floor(Math.random() * 256)
  context?.putImageData(pixels, 0, 0)
  return new File([await canvas.convertToBlob({ type, quality: 1 })], 'photograph', { type })
}

test('a large photograph is sent with a longest side of 2400 px, and fewer bytes', async () => {
  const file = await noise(1500, 3000, 'image/jpeg')
  const light = await lighterPhotograph(file)
  const { width, height } = await createImageBitmap(light)
  expect([light.type, width, height]).toEqual(['image/jpeg', 1200, 2400])
  expect(light.size).toBeLessThan(file.size / 2)
})

test('what is light, may be transparent, or cannot be read is sent as it is', async () => {
  const drawing = await noise(700, 700, 'image/png')
  const broken = new File([new Uint8Array(700_000)], 'broken.jpg', { type: 'image/jpeg' })
  const small = await noise(100, 100, 'image/jpeg')
  for (const file of [drawing, broken, small]) expect(await lighterPhotograph(file)).toBe(file)
  expect(drawing.size).toBeGreaterThan(600_000)
})
