import { inflateSync } from 'node:zlib'

const align = (length: number) => Math.ceil(length / 4) * 4

/** The font inside a WOFF file, as the shaper reads it: the tables unpacked behind a plain directory. */
export function fontOf(woff: Buffer): Uint8Array<ArrayBuffer> {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woff.subarray(44 + 20 * index, 64 + 20 * index)
    const [offset, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)]
    const bytes = woff.subarray(offset, offset + packed)
    return {
      tag: entry.subarray(0, 4),
      sum: entry.subarray(16, 20),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    }
  })
  const start = 12 + 16 * count
  const size = tables.reduce((sum, { bytes }) => sum + align(bytes.length), start)
  const font = Buffer.alloc(size)
  woff.copy(font, 0, 4, 8)
  font.writeUInt16BE(count, 4)
  let offset = start
  for (const [index, { tag, sum, bytes }] of tables.entries()) {
    const at = 12 + 16 * index
    tag.copy(font, at)
    sum.copy(font, at + 4)
    font.writeUInt32BE(offset, at + 8)
    font.writeUInt32BE(bytes.length, at + 12)
    bytes.copy(font, offset)
    offset += align(bytes.length)
  }
  return new Uint8Array(font)
}
