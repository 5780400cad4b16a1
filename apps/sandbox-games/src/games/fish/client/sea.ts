import { el } from '../../../client/dom.ts'
import type { Kit } from '../../../client/kit.ts'
import { createEffects } from './effects.ts'
import { createGun } from './gun.ts'
import { createSchool, type Swimmer } from './school.ts'
import type { Sprite } from './sprites.ts'
import { type Pen, paintSea, paintWave } from './water.ts'

type Options = {
  kit: Pick<Kit, 'calm'>
  label: string
  sprites: readonly Sprite[]
  /** A bullet reached a fish; all fish in its net, the hit one first. */
  onHit: (fish: Swimmer[], stake: string) => void
  /** Before each frame. */
  onFrame: () => void
  isNet: () => boolean
  isReady: () => boolean
}

const reach = 70
const netTakes = 3
/** More points than this are not seen, and cost a cheap phone its frames. */
const sharpest = 2

/** The canvas: one loop that stops while the page is hidden. A frame makes no objects and few calls. */
export function createSea({ kit, label, sprites, onHit, onFrame, isNet, isReady }: Options) {
  const canvas = el('canvas', { class: 'sea', role: 'img', 'aria-label': label })
  const pen = canvas.getContext('2d', { alpha: false })
  const still = document.createElement('canvas')
  const school = createSchool()
  const effects = createEffects()
  let wave = paintWave(16, 1)
  let [width, height, sharpness, last, drift, frame, askedAt] = [0, 0, 1, 0, 0, 0, 0]
  let isCalm = kit.calm()

  const gun = createGun((one, bullet) => {
    const taken = bullet.isNet ? [one, ...others(one)].slice(0, netTakes) : [one]
    effects.ring(bullet.x, bullet.y, bullet.isNet ? reach : 22, bullet.isNet)
    for (const each of taken) each.flash = 0.3
    onHit(taken, bullet.stake)
  })
  const others = (one: Swimmer) => school.around(one.x, one.y, reach, netTakes).filter((other) => other !== one)

  function drawFish(pen: Pen, one: Swimmer) {
    const sprite = sprites[one.kind]
    if (!sprite) return
    const sway = isCalm ? 0 : Math.sin(one.phase * 4) * 0.07
    const way = one.speed > 0 ? sharpness : -sharpness
    pen.setTransform(way, sway * sharpness, 0, sharpness, one.x * sharpness, one.y * sharpness)
    pen.globalAlpha = one.held > 0 && one.flash > 0 ? 0.55 : 1
    pen.drawImage(sprite, -one.rx, -one.ry, one.rx * 2, one.ry * 2)
  }
  function drawWater(pen: Pen, seconds: number) {
    pen.drawImage(still, 0, 0, width, height)
    drift = isCalm ? 0 : (drift + seconds * 24) % width
    const at = Math.round(drift * sharpness) / sharpness
    pen.drawImage(wave, -at, 0, width, 26)
    pen.drawImage(wave, width - at, 0, width, 26)
  }
  function draw(seconds: number) {
    if (!pen || width === 0) return
    pen.setTransform(sharpness, 0, 0, sharpness, 0, 0)
    drawWater(pen, seconds)
    for (let at = 0; at < school.fish.length; at += 1) {
      const one = school.fish[at] as Swimmer
      if (one.isOn) drawFish(pen, one)
    }
    pen.globalAlpha = 1
    pen.setTransform(sharpness, 0, 0, sharpness, 0, 0)
    gun.draw(pen, isNet(), isReady())
    effects.draw(pen, seconds, gun.x(), gun.y())
  }
  function step(now: number) {
    const seconds = Math.min((now - last) / 1_000, 0.05)
    last = now
    onFrame()
    // Asked seldom, as each answer is an object.
    if (now - askedAt > 1_000) {
      askedAt = now
      isCalm = kit.calm()
    }
    school.swim(seconds, isCalm ? 0.45 : 1)
    gun.move(seconds, school)
    draw(seconds)
    frame = requestAnimationFrame(step)
  }
  const run = () => {
    cancelAnimationFrame(frame)
    if (document.hidden) return
    last = performance.now()
    frame = requestAnimationFrame(step)
  }
  document.addEventListener('visibilitychange', run)

  function resize() {
    const isFirst = width === 0
    width = canvas.clientWidth
    height = canvas.clientHeight
    if (width === 0 || height === 0) return
    sharpness = Math.min(devicePixelRatio || 1, sharpest)
    canvas.width = Math.round(width * sharpness)
    canvas.height = Math.round(height * sharpness)
    paintSea(still, width, height, sharpness)
    wave = paintWave(width, sharpness)
    school.resize({ width, height })
    gun.resize({ width, height })
    if (isFirst) school.fill()
  }
  new ResizeObserver(resize).observe(canvas)
  run()

  return {
    canvas,
    gun,
    school,
    /** A caught fish disappears, and its value flies to the cannon. */
    bring(one: Swimmer, text: string, coins: number) {
      one.isOn = false
      const [x, y] = [Math.min(Math.max(one.x, 46), width - 46), Math.min(Math.max(one.y, 40), height - 60)]
      effects.words(x, y, text)
      if (!isCalm) effects.coins(x, y, coins)
    },
  }
}
