const POLYNOMIAL = 0xedb88320

/** Four tables of 256, one behind the other: four bytes at one go ("slicing by 4"). Signed: 32 bits that stay integers. */
const tables = new Int32Array(1024)
for (let byte = 0; byte < 256; byte++) {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1
  tables[byte] = value
}
for (let index = 256; index < 1024; index++) {
  const before = at(index - 256)
  tables[index] = (before >>> 8) ^ at(before & 0xff)
}

function at(index: number): number {
  return tables[index] ?? 0
}

/** CRC-32 (ISO 3309) of bytes, carried on from `crc`, which is 0 at the beginning. */
export function crc32(bytes: Uint8Array, crc = 0): number {
  const { length } = bytes
  const whole = length - (length % 4)
  const byteAt = (index: number) => bytes[index] ?? 0
  let value = ~crc
  for (let index = 0; index < whole; index += 4) {
    value ^= byteAt(index) | (byteAt(index + 1) << 8) | (byteAt(index + 2) << 16) | (byteAt(index + 3) << 24)
    value =
      at(768 + (value & 0xff)) ^
      at(512 + ((value >>> 8) & 0xff)) ^
      at(256 + ((value >>> 16) & 0xff)) ^
      at(value >>> 24)
  }
  for (let index = whole; index < length; index++) value = at((value ^ byteAt(index)) & 0xff) ^ (value >>> 8)
  return ~value >>> 0
}
