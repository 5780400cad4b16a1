import { encode } from 'uqr'

export type QrCorrection = 'L' | 'M' | 'Q' | 'H'
export type QrDrawing = {
  /** Modules on a side, without the quiet zone. */
  size: number
  /** SVG path of the dark modules, one unit each. */
  path: string
  rows: readonly (readonly boolean[])[]
}

/** Empty modules around the code that readers need (ISO/IEC 18004). */
export const quietZone = 4

/** The code as one path; nothing when the text is empty or too long for any code. */
export function drawQr(text: string, ecc: QrCorrection): QrDrawing | undefined {
  if (text === '') return
  try {
    const { data, size } = encode(text, { ecc, border: 0 })
    return { size, rows: data, path: data.map(rowPath).join('') }
  } catch {
    return
  }
}

/** Runs of dark modules, so that no hairline shows between two of them. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x += 1
    path += `M${start} ${y}h${x + 1 - start}v1h-${x + 1 - start}z`
  }
  return path
}
