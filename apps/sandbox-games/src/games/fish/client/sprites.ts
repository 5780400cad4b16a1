import { type Kind, kindNames } from '../kinds.ts'

/** Drawn once, in a box of 120 × 80 facing right, then copied: a fish costs one call a frame. */
export const box = { width: 120, height: 80 }
const sharpness = 2

type Pen = CanvasRenderingContext2D
const shape = (pen: Pen, fill: string, d: string) => {
  pen.fillStyle = fill
  pen.fill(new Path2D(d))
}
const oval = (pen: Pen, fill: string, x: number, y: number, rx: number, ry: number) => {
  pen.fillStyle = fill
  pen.beginPath()
  pen.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
  pen.fill()
}
const eye = (pen: Pen, x: number, y: number, r: number) => {
  oval(pen, '#fffaf0', x, y, r, r)
  oval(pen, '#241a38', x + r * 0.25, y, r * 0.55, r * 0.55)
}

const drawn: Record<Kind, (pen: Pen) => void> = {
  sprat(pen) {
    shape(pen, '#7fa8c9', 'M30 40 8 26q7 14 0 28z')
    shape(pen, '#b9dcf2', 'M24 40Q60 16 108 40 60 64 24 40z')
    shape(pen, '#e9f6ff', 'M30 42Q62 60 104 42 62 52 30 42z')
    eye(pen, 92, 37, 5)
  },
  clown(pen) {
    shape(pen, '#d9541e', 'M32 40 8 22q6 18 0 36z')
    shape(pen, '#d9541e', 'M44 20Q60 4 78 18zM48 60Q60 76 74 62z')
    oval(pen, '#ff7a2e', 66, 40, 42, 24)
    shape(pen, '#fffaf0', 'M78 18q10 22 0 44l-9 2q8-24 0-48zM48 19q6 21 0 42l-8-4q4-17 0-34z')
    eye(pen, 94, 35, 6)
  },
  tang(pen) {
    shape(pen, '#ffd23f', 'M28 40 6 20q8 20 0 40z')
    shape(pen, '#1c2f8f', 'M34 40Q54 4 100 26l-2 30Q54 76 34 40z')
    oval(pen, '#2f6bff', 66, 40, 42, 25)
    shape(pen, '#101a55', 'M38 36q26-22 52-6-22 0-28 10 10 10 24 8-30 14-48-12z')
    eye(pen, 94, 35, 6)
  },
  puffer(pen) {
    shape(pen, '#c98a1b', 'M28 40 8 28q5 12 0 24z')
    const spikes =
      'M60 8l6-8 4 9 10-5 0 10 11 0-4 9-64 0-4-9 11 0 0-10 10 5 4-9zM60 72l6 8 4-9 10 5 0-10-40 0 0 10 10-5 4 9z'
    shape(pen, '#c98a1b', spikes)
    oval(pen, '#ffc65c', 64, 40, 38, 33)
    oval(pen, '#fff3d0', 66, 54, 28, 17)
    oval(pen, '#a86a10', 52, 24, 6, 4)
    oval(pen, '#a86a10', 70, 20, 6, 4)
    eye(pen, 88, 34, 8)
  },
  jelly(pen) {
    pen.lineCap = 'round'
    pen.lineWidth = 5
    pen.strokeStyle = '#d78bff'
    for (const at of [38, 52, 66, 80]) pen.stroke(new Path2D(`M${at} 42q-8 9 0 17t-2 17`))
    shape(pen, '#b55cf5', 'M24 44Q26 6 60 6t36 38q-9 7-18 0-9 7-18 0-9 7-18 0-9 7-18 0z')
    shape(pen, '#e3b8ff', 'M36 30Q42 12 60 12q-12 6-14 20z')
    eye(pen, 66, 32, 5)
    eye(pen, 82, 32, 5)
  },
  turtle(pen) {
    shape(pen, '#5f9e4c', 'M72 58q18 20 2 22-18-2-20-20zM38 56q-14 18-26 14 0-14 14-24zM70 24q16-20 26-16-4 16-16 24z')
    oval(pen, '#7dbd62', 102, 40, 15, 11)
    oval(pen, '#37663a', 58, 40, 40, 27)
    oval(pen, '#4f8d4a', 58, 38, 35, 22)
    shape(pen, '#37663a', 'M48 22l20 0 9 16-9 16-20 0-9-16zM51 26l-7 12 7 12 14 0 7-12-7-12z')
    eye(pen, 106, 36, 4)
  },
  ray(pen) {
    pen.lineWidth = 5
    pen.lineCap = 'round'
    pen.strokeStyle = '#3d5a80'
    pen.stroke(new Path2D('M40 40Q20 44 4 34'))
    shape(pen, '#4e79a7', 'M112 40Q92 30 84 4 52 22 34 40q18 18 50 36 8-26 28-36z')
    shape(pen, '#7ba6d0', 'M104 40Q86 34 78 20 58 30 46 40q12 10 32 20 8-14 26-20z')
    for (const [x, y] of [
      [70, 34],
      [62, 44],
      [76, 47],
    ] as const)
      oval(pen, '#d9ecff', x, y, 3, 3)
    eye(pen, 96, 35, 4)
    eye(pen, 96, 46, 4)
  },
  shark(pen) {
    shape(pen, '#5b6b7c', 'M24 40 2 14q4 22 10 28-4 8-8 22z')
    shape(pen, '#5b6b7c', 'M50 24 60 2q10 10 14 22zM58 54 52 74q14-6 20-20z')
    shape(pen, '#74879a', 'M14 40Q58 8 118 38 84 66 44 58 26 54 14 40z')
    shape(pen, '#e8eef4', 'M26 46q40 20 86-6-30 24-66 18-14-4-20-12z')
    shape(pen, '#b5243a', 'M94 48q10 0 18-6-6 10-18 6z')
    eye(pen, 94, 34, 4)
  },
  whale(pen) {
    shape(pen, '#1f4e9e', 'M20 34Q4 30 0 10q14 2 20 10Q26 8 38 8q-2 18-14 28z')
    shape(pen, '#2b66c9', 'M14 34Q40 46 50 26 62 8 88 10q30 4 30 30 0 30-40 34Q30 76 14 34z')
    shape(pen, '#bcd8ff', 'M44 66q34 4 73-22-4 28-39 30-20 1-34-8z')
    shape(pen, '#1f4e9e', 'M58 60q4 16 18 18 2-14-6-20z')
    eye(pen, 98, 36, 4)
  },
  king(pen) {
    const glow = pen.createRadialGradient(60, 40, 8, 60, 40, 39)
    glow.addColorStop(0, '#fff7d6')
    glow.addColorStop(0.72, '#ffd45e')
    glow.addColorStop(1, '#c98a1b')
    pen.fillStyle = glow
    pen.beginPath()
    pen.arc(60, 40, 38, 0, Math.PI * 2)
    pen.fill()
    oval(pen, '#ffffffb0', 46, 22, 11, 6)
  },
}

export type Sprite = HTMLCanvasElement

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width * sharpness
  canvas.height = height * sharpness
  const pen = canvas.getContext('2d')
  pen?.scale(sharpness, sharpness)
  return { canvas, pen }
}

/** One picture for each kind; the rarest shows the theme's hero as soon as that has loaded. */
export function createSprites(hero: string | undefined, onChange: () => void): Sprite[] {
  return kindNames.map((kind) => {
    const { canvas, pen } = canvasOf(box.width, box.height)
    if (pen) drawn[kind](pen)
    if (kind === 'king' && hero) {
      const image = new Image()
      image.addEventListener('load', () => {
        pen?.drawImage(image, 36, 16, 48, 48)
        onChange()
      })
      image.src = hero
    }
    return canvas
  })
}

/** A coin with a rim, for the coins that fly to the cannon. */
export function createCoin(): Sprite {
  const { canvas, pen } = canvasOf(20, 20)
  if (pen) {
    oval(pen, '#b9770e', 10, 10, 10, 10)
    oval(pen, '#ffd45e', 10, 10, 8, 8)
    oval(pen, '#fff3c4', 8, 7, 3, 2)
  }
  return canvas
}
