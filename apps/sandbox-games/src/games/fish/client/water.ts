export type Pen = CanvasRenderingContext2D

const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

/** The static background, painted once per size: water in the theme's colours, light, ground and plants. */
export function paintSea(canvas: HTMLCanvasElement, width: number, height: number, sharpness: number) {
  canvas.width = Math.round(width * sharpness)
  canvas.height = Math.round(height * sharpness)
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.scale(sharpness, sharpness)
  const water = pen.createLinearGradient(0, 0, 0, height)
  water.addColorStop(0, '#4fc3e8')
  water.addColorStop(0.55, '#1b74b8')
  water.addColorStop(1, '#0d2f66')
  pen.fillStyle = water
  pen.fillRect(0, 0, width, height)
  pen.globalAlpha = 0.3
  pen.fillStyle = colour('--frame') || '#3a2a5e'
  pen.fillRect(0, 0, width, height)
  pen.globalAlpha = 1
  const light = pen.createLinearGradient(0, 0, 0, height * 0.8)
  light.addColorStop(0, '#ffffff2e')
  light.addColorStop(1, '#ffffff00')
  pen.fillStyle = light
  for (let at = 0; at < 5; at += 1) {
    const x = (width * (at + 0.3)) / 5
    pen.beginPath()
    pen.moveTo(x, 0)
    pen.lineTo(x + 22, 0)
    pen.lineTo(x - 30, height * 0.8)
    pen.lineTo(x - 90, height * 0.8)
    pen.fill()
  }
  pen.globalAlpha = 1
  paintGround(pen, width, height)
}

function paintGround(pen: Pen, width: number, height: number) {
  pen.fillStyle = '#12386b'
  pen.beginPath()
  pen.moveTo(0, height)
  for (let x = 0; x <= width; x += 20) pen.lineTo(x, height - 26 - Math.sin(x / 37) * 8 - Math.sin(x / 13) * 3)
  pen.lineTo(width, height)
  pen.fill()
  pen.lineCap = 'round'
  for (let at = 0; at < width / 34; at += 1) {
    const x = at * 34 + ((at * 53) % 21)
    const high = 18 + ((at * 31) % 30)
    pen.strokeStyle = at % 3 === 0 ? '#d0527f' : at % 3 === 1 ? '#2f9e7c' : '#e0913a'
    pen.globalAlpha = 0.55
    pen.lineWidth = 5
    pen.beginPath()
    pen.moveTo(x, height)
    pen.quadraticCurveTo(x - 8, height - high / 2, x + 3, height - high)
    pen.moveTo(x + 1, height - high / 2)
    pen.quadraticCurveTo(x + 12, height - high * 0.7, x + 12, height - high * 0.9)
    pen.stroke()
  }
  pen.globalAlpha = 1
}

/** A strip of light that is drawn again and again, a little further on each time. */
export function paintWave(width: number, sharpness: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * sharpness)
  canvas.height = Math.round(26 * sharpness)
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  pen.scale(sharpness, sharpness)
  pen.fillStyle = '#e8faff'
  pen.globalAlpha = 0.34
  pen.beginPath()
  pen.moveTo(0, 0)
  // Whole periods, so that the strip fits on to itself.
  for (let x = 0; x <= width; x += 4) pen.lineTo(x, 12 + Math.sin((x / width) * Math.PI * 10) * 6)
  pen.lineTo(width, 12)
  pen.lineTo(width, 0)
  pen.fill()
  return canvas
}
