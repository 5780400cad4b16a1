import type { School, Swimmer } from './school.ts'
import type { Pen } from './water.ts'

type Bullet = {
  isOn: boolean
  x: number
  y: number
  vx: number
  vy: number
  bounces: number
  isNet: boolean
  stake: string
  /** Follows this fish and hits no other, when it was chosen from the list. */
  target: Swimmer | null
  serial: number
}

const pace = 620
/** A bullet bounces until it hits; after `maxBounces` walls it vanishes without cost. */
const maxBounces = 24
/** Deflects bullets slightly at the upper and lower walls, so that none bounces forever. */
const aside = 36
/** Degrees from straight up. */
const widest = 80
const turnPace = 110

/** The cannon at the bottom and its bullets. Angles in degrees from straight up. */
export function createGun(onHit: (one: Swimmer, bullet: Readonly<Bullet>) => void) {
  const bullets = Array.from(
    { length: 8 },
    (): Bullet => ({
      ...{ isOn: false, x: 0, y: 0, vx: 0, vy: 0, bounces: 0, isNet: false, stake: '', target: null, serial: 0 },
    }),
  )
  let [width, height, angle, turning, recoil] = [340, 300, 0, 0, 0]
  const x = () => width / 2
  const y = () => height - 14
  const clamp = (degrees: number) => Math.min(Math.max(degrees, -widest), widest)
  const angleTo = (atX: number, atY: number) => (Math.atan2(atX - x(), y() - Math.min(atY, y() - 4)) * 180) / Math.PI

  function home(one: Bullet) {
    if (!one.target) return
    if (!one.target.isOn || one.target.serial !== one.serial) {
      one.target = null
      return
    }
    const far = Math.hypot(one.target.x - one.x, one.target.y - one.y) || 1
    one.vx = ((one.target.x - one.x) / far) * pace
    one.vy = ((one.target.y - one.y) / far) * pace
  }
  function bounce(one: Bullet) {
    const isAside = one.x < 0 || one.x > width
    const isOver = one.y < 0 || one.y > height
    if (!isAside && !isOver) return
    one.bounces += 1
    if (isAside) one.vx = (one.x < 0 ? 1 : -1) * Math.abs(one.vx)
    if (isOver) {
      one.vy = (one.y < 0 ? 1 : -1) * Math.abs(one.vy)
      one.vx += one.vx < 0 ? -aside : aside
    }
  }
  function fly(one: Bullet, seconds: number, school: School) {
    home(one)
    one.x += one.vx * seconds
    one.y += one.vy * seconds
    if (!one.target) bounce(one)
    const hit = school.at(one.x, one.y)
    const found = one.target ? (hit === one.target || reached(one, seconds) ? one.target : undefined) : hit
    if (found) {
      one.isOn = false
      onHit(found, one)
    } else if (one.bounces > maxBounces) one.isOn = false
  }
  /** A bullet may pass a small fish between two frames. */
  const reached = ({ target, x: atX, y: atY }: Bullet, seconds: number) =>
    target !== null && Math.hypot(target.x - atX, target.y - atY) < pace * seconds

  return {
    x,
    y,
    resize(to: { width: number; height: number }) {
      width = to.width
      height = to.height
    },
    aimAt: (atX: number, atY: number) => {
      angle = clamp(angleTo(atX, atY))
    },
    turn: (way: -1 | 0 | 1) => {
      turning = way
      angle = clamp(angle + way * 4)
    },
    inWater: () => bullets.reduce((count, { isOn }) => count + (isOn ? 1 : 0), 0),
    /** False when every place is taken. */
    fire(stake: string, isNet: boolean, target: Swimmer | null = null): boolean {
      const one = bullets.find(({ isOn }) => !isOn)
      if (!one) return false
      if (target) angle = clamp(angleTo(target.x, target.y))
      const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
      Object.assign(one, { isOn: true, x: x() + sin * 44, y: y() - cos * 44, vx: sin * pace, vy: -cos * pace })
      Object.assign(one, { bounces: 0, isNet, stake, target, serial: target?.serial ?? 0 })
      recoil = 1
      return true
    },
    move(seconds: number, school: School) {
      angle = clamp(angle + turning * turnPace * seconds)
      recoil = Math.max(0, recoil - seconds * 6)
      for (let at = 0; at < bullets.length; at += 1) {
        const one = bullets[at] as Bullet
        if (one.isOn) fly(one, seconds, school)
      }
    },
    draw(pen: Pen, isNet: boolean, isReady: boolean) {
      for (let at = 0; at < bullets.length; at += 1) {
        const one = bullets[at] as Bullet
        if (!one.isOn) continue
        pen.fillStyle = one.isNet ? '#ffe9a8' : '#ffffff'
        pen.beginPath()
        pen.arc(one.x, one.y, one.isNet ? 9 : 6, 0, 6.2832)
        pen.fill()
      }
      pen.save()
      pen.translate(x(), y())
      pen.rotate((angle * Math.PI) / 180)
      pen.fillStyle = isReady ? (isNet ? '#ffd45e' : '#f4f0ff') : '#8d93ad'
      pen.fillRect(-10, -46 + recoil * 8, 20, 46)
      pen.fillStyle = '#2a1f4e'
      pen.fillRect(-13, -50 + recoil * 8, 26, 9)
      pen.restore()
      pen.fillStyle = '#3a2a5e'
      pen.beginPath()
      pen.arc(x(), y() + 8, 30, Math.PI, Math.PI * 2)
      pen.fill()
    },
  }
}
