import { createCoin } from './sprites.ts'
import type { Pen } from './water.ts'

type Coin = { left: number; of: number; fromX: number; fromY: number; bend: number; late: number }
type Ring = { left: number; x: number; y: number; reach: number; isNet: boolean }
type Words = { left: number; x: number; y: number; text: string }

const ringTime = 0.5
const wordTime = 1.5

/** Coins, rings and figures in fixed places, so that a busy sea makes no rubbish. */
export function createEffects() {
  const coin = createCoin()
  const coins = Array.from({ length: 36 }, (): Coin => ({ left: 0, of: 1, fromX: 0, fromY: 0, bend: 0, late: 0 }))
  const rings = Array.from({ length: 8 }, (): Ring => ({ left: 0, x: 0, y: 0, reach: 0, isNet: false }))
  const words = Array.from({ length: 6 }, (): Words => ({ left: 0, x: 0, y: 0, text: '' }))
  let [nextCoin, nextRing, nextWords] = [0, 0, 0]

  function drawRings(pen: Pen, seconds: number) {
    for (let at = 0; at < rings.length; at += 1) {
      const ring = rings[at] as Ring
      if (ring.left <= 0) continue
      ring.left -= seconds
      const part = 1 - Math.max(0, ring.left) / ringTime
      pen.globalAlpha = 1 - part
      pen.strokeStyle = ring.isNet ? '#ffe9a8' : '#ffffff'
      pen.lineWidth = ring.isNet ? 4 : 3
      pen.beginPath()
      pen.arc(ring.x, ring.y, ring.reach * (0.4 + 0.6 * part), 0, 6.2832)
      if (ring.isNet) {
        for (let line = -2; line <= 2; line += 1) {
          const off = (line * ring.reach) / 3
          pen.moveTo(ring.x + off, ring.y - ring.reach * 0.7)
          pen.lineTo(ring.x + off, ring.y + ring.reach * 0.7)
          pen.moveTo(ring.x - ring.reach * 0.7, ring.y + off)
          pen.lineTo(ring.x + ring.reach * 0.7, ring.y + off)
        }
      }
      pen.stroke()
    }
    pen.globalAlpha = 1
  }

  function drawCoins(pen: Pen, seconds: number, toX: number, toY: number) {
    for (let at = 0; at < coins.length; at += 1) {
      const one = coins[at] as Coin
      if (one.left <= 0) continue
      if (one.late > 0) {
        one.late -= seconds
        continue
      }
      one.left -= seconds
      const part = 1 - Math.max(0, one.left) / one.of
      const x = one.fromX + (toX - one.fromX) * part * part + one.bend * Math.sin(part * Math.PI)
      const y = one.fromY + (toY - one.fromY) * part * part - 40 * Math.sin(part * Math.PI)
      pen.drawImage(coin, x - 9, y - 9, 18, 18)
    }
  }

  function drawWords(pen: Pen, seconds: number) {
    for (let at = 0; at < words.length; at += 1) {
      const one = words[at] as Words
      if (one.left <= 0) continue
      one.left -= seconds
      one.y -= 22 * seconds
      pen.globalAlpha = Math.min(1, Math.max(0, one.left) * 2)
      pen.strokeText(one.text, one.x, one.y)
      pen.fillText(one.text, one.x, one.y)
    }
    pen.globalAlpha = 1
  }

  return {
    ring(x: number, y: number, reach: number, isNet: boolean) {
      const ring = rings[nextRing++ % rings.length] as Ring
      Object.assign(ring, { left: ringTime, x, y, reach, isNet })
    },
    coins(x: number, y: number, count: number) {
      for (let at = 0; at < count; at += 1) {
        const one = coins[nextCoin++ % coins.length] as Coin
        const of = 0.8 + (at % 4) * 0.08
        Object.assign(one, { left: of, of, fromX: x, fromY: y, bend: ((at * 47) % 80) - 40, late: at * 0.05 })
      }
    },
    words(x: number, y: number, text: string) {
      Object.assign(words[nextWords++ % words.length] as Words, { left: wordTime, x, y, text })
    },
    /** Coins fly to the cannon. */
    draw(pen: Pen, seconds: number, toX: number, toY: number) {
      drawRings(pen, seconds)
      drawCoins(pen, seconds, toX, toY)
      pen.font = '800 22px ui-rounded, system-ui, sans-serif'
      pen.textAlign = 'center'
      pen.lineWidth = 4
      pen.strokeStyle = '#0b2148'
      pen.fillStyle = '#ffe27a'
      drawWords(pen, seconds)
    },
  }
}
