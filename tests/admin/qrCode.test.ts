import { expect, test } from 'vitest'
import { qrCodeOf } from '#admin/shared/QrCode.tsx'

test('a QR code has the four light modules around it that readers need', async () => {
  const code = await qrCodeOf('https://institute.example/d/q7Kd2mVt9xRw4NbYp3sZ1A')
  const size = Number(/viewBox="0 0 (\d+) /.exec(code)?.[1])
  const dark = [...code.matchAll(/M(\d+),(\d+)h(\d+)/g)].map(([, ...numbers]) => numbers.map(Number))
  const module = dark[0]?.[2] ?? 0
  const edges = dark.flatMap(([x = 0, y = 0]) => [x, y, size - x - module, size - y - module])
  expect(module).toBeGreaterThan(0)
  expect(Math.min(...edges)).toBe(4 * module)
})
