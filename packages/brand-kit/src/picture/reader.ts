/** Numbers and letters of a file. Past its end every number is 0 and every text is empty. */
export type Reader = {
  length: number
  byte: (at: number) => number
  u16: (at: number, isLittle?: boolean) => number
  u32: (at: number, isLittle?: boolean) => number
  text: (at: number, length: number) => string
  part: (from: number, to: number) => Reader
}

/** One letter per byte. */
const letters = (bytes: Uint8Array) => bytes.reduce((text, byte) => text + String.fromCharCode(byte), '')

export function readerOf(bytes: Uint8Array): Reader {
  const byte = (at: number) => bytes[at] ?? 0
  const number = (at: number, size: number, isLittle: boolean) =>
    Array.from({ length: size }, (_, index) => byte(at + (isLittle ? size - 1 - index : index))).reduce(
      (sum, value) => sum * 256 + value,
      0,
    )
  return {
    length: bytes.length,
    byte,
    u16: (at, isLittle = false) => number(at, 2, isLittle),
    u32: (at, isLittle = false) => number(at, 4, isLittle),
    text: (at, length) => letters(bytes.subarray(at, at + Math.max(0, length))),
    part: (from, to) => readerOf(bytes.subarray(from, to)),
  }
}
