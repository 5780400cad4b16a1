import { kindNames, kinds } from '../kinds.ts'
import { box } from './sprites.ts'

export type Swimmer = {
  isOn: boolean
  /** Changes when another fish takes the place. */
  serial: number
  kind: number
  x: number
  y: number
  baseY: number
  speed: number
  phase: number
  sway: number
  /** Half of the length and of the height, in px. */
  rx: number
  ry: number
  /** Shots that wait for their answer: it is not forgotten before. */
  held: number
  /** Seconds that it still flashes. */
  flash: number
}

const places = 20
const wanted = 13
/** Length as a part of a sea 340 px wide, and px a second. */
const lengths = [34, 40, 44, 48, 50, 64, 78, 98, 124, 84] as const
const speeds = [58, 50, 46, 34, 22, 26, 34, 48, 20, 30] as const
const weights = [15, 14, 12, 10, 9, 7, 6, 5, 3, 3] as const
const allWeights = weights.reduce((sum: number, one) => sum + one, 0)

const blank = (): Swimmer => ({
  ...{ isOn: false, serial: 0, kind: 0, x: 0, y: 0, baseY: 0, speed: 0, phase: 0, sway: 0, rx: 0, ry: 0 },
  ...{ held: 0, flash: 0 },
})

/** Fish in fixed slots: nothing is allocated or freed while they swim. Their movement is only for show. */
export function createSchool() {
  const fish = Array.from({ length: places }, blank)
  let [width, height, serial] = [340, 300, 0]

  function anyKind(): number {
    let left = Math.random() * allWeights
    for (let kind = 0; kind < weights.length; kind += 1) {
      left -= weights[kind] as number
      if (left < 0) return kind
    }
    return 0
  }

  function enter(one: Swimmer, kind: number, part: number) {
    const scale = Math.min(Math.max(Math.min(width, height) / 340, 0.75), 1.5)
    const goesRight = Math.random() < 0.5
    serial += 1
    one.isOn = true
    one.serial = serial
    one.kind = kind
    one.rx = ((lengths[kind] ?? 40) * scale) / 2
    one.ry = (one.rx * box.height) / box.width
    one.speed = (speeds[kind] ?? 30) * scale * (0.8 + Math.random() * 0.4) * (goesRight ? 1 : -1)
    one.x = (goesRight ? -one.rx : width + one.rx) + (goesRight ? 1 : -1) * part * width
    one.baseY = one.ry + 8 + Math.random() * Math.max(1, height * 0.74 - one.ry * 2)
    one.y = one.baseY
    one.phase = Math.random() * 6.28
    one.sway = 5 + Math.random() * 12
    one.held = 0
    one.flash = 0
  }
  const free = () => fish.find(({ isOn }) => !isOn)

  return {
    fish,
    resize(to: { width: number; height: number }) {
      width = to.width
      height = to.height
      for (const one of fish) if (one.isOn && one.baseY > height * 0.78) one.baseY = height * 0.6
    },
    fill() {
      for (let at = 0; at < wanted; at += 1) {
        const one = free()
        if (one) enter(one, at % kindNames.length, 0.1 + Math.random() * 0.8)
      }
    },
    /** Seconds since the last frame, and how lively the water is: 1, or less for calm. */
    swim(seconds: number, lively: number) {
      let count = 0
      for (let at = 0; at < places; at += 1) {
        const one = fish[at] as Swimmer
        if (!one.isOn) continue
        one.x += one.speed * seconds * lively
        one.phase += seconds * 1.7 * lively
        one.y = one.baseY + (lively === 1 ? Math.sin(one.phase) * one.sway : 0)
        if (one.flash > 0) one.flash -= seconds
        const isOut = one.speed > 0 ? one.x > width + one.rx : one.x < -one.rx
        if (isOut && one.held === 0) one.isOn = false
        else if (!isOut) count += 1
      }
      if (count >= wanted || Math.random() > seconds * 1.6) return
      const one = free()
      if (one) enter(one, anyKind(), 0)
    },
    /** The fish whose body covers a point, front ones first; undefined for open water. */
    at(x: number, y: number): Swimmer | undefined {
      for (let at = places - 1; at >= 0; at -= 1) {
        const one = fish[at] as Swimmer
        const [dx, dy] = [(x - one.x) / one.rx, (y - one.y) / one.ry]
        if (one.isOn && dx * dx + dy * dy < 0.8) return one
      }
      return undefined
    },
    /** Fish within a radius of a point, nearest first. */
    around(x: number, y: number, reach: number, max: number): Swimmer[] {
      const far = ({ x: ax, y: ay }: Swimmer) => Math.hypot(ax - x, ay - y)
      const near = fish.filter((one) => one.isOn && far(one) < reach + one.ry)
      return near.sort((a, b) => far(a) - far(b)).slice(0, max)
    },
    /** A visible fish of this kind; if there is none, a new one. */
    ofKind(kind: number): Swimmer | undefined {
      const seen = fish.find((one) => one.isOn && one.kind === kind && one.x > 0 && one.x < width)
      if (seen) return seen
      const place = free() ?? fish.find(({ held, kind: other }) => held === 0 && kinds[other]?.pays === 2)
      if (place) enter(place, kind, 0.25)
      return place
    },
  }
}
export type School = ReturnType<typeof createSchool>
