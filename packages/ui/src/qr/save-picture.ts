import { download } from '../foundation/download.ts'
import { type QrDrawing, quietZone } from './qr-path.ts'

type Colours = { dark: string; light: string }

/** Pixels of one module: a side of a thousand or so, large enough to print. */
const scaleOf = (modules: number) => Math.max(4, Math.floor(1024 / modules))

/** Saves the code as a PNG in the colours it is shown in. Call it in handlers only. */
export function savePicture({ rows, size }: QrDrawing, { dark, light }: Colours, fileName: string): void {
  const modules = size + 2 * quietZone
  const scale = scaleOf(modules)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = modules * scale
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = light
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = dark
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) pen.fillRect((x + quietZone) * scale, (y + quietZone) * scale, scale, scale)
    }
  }
  canvas.toBlob((blob) => blob && download(blob, fileName))
}
