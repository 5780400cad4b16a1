import { el, svg } from '../../../client/dom.ts'
import type { Scene, TableKit } from '../../../client/table/table-game.ts'
import { colourOf, type Spin, wheel } from '../rules.ts'
import type { Text } from './strings/en.ts'

const spinMs = 6_000
const turns = 4
const slice = 360 / wheel.length
const at = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(Math.cos(angle) * radius).toFixed(2)},${(Math.sin(angle) * radius).toFixed(2)}`
}

function pocketNodes(pocket: number, index: number): SVGElement[] {
  const middle = index * slice
  const [from, to] = [middle - slice / 2, middle + slice / 2]
  const path = `M${at(from, 96)} A96,96 0 0 1 ${at(to, 96)} L${at(to, 62)} A62,62 0 0 0 ${at(from, 62)} Z`
  const label = svg('text', { transform: `rotate(${middle}) translate(0,-82)`, class: 'wheel-number' })
  label.textContent = String(pocket)
  return [svg('path', { d: path, class: `pocket ${colourOf(pocket)}` }), label]
}

/** A wheel that turns until the pocket is under the mark; the ball runs against it. */
export function createWheel(kit: TableKit<Text>): Scene<Spin> {
  const { t } = kit
  const disc = svg(
    'g',
    {},
    ...wheel.flatMap(pocketNodes),
    svg('circle', { r: '60', class: 'wheel-bowl' }),
    svg('circle', { r: '14', class: 'wheel-hub' }),
  )
  const ball = svg('g', {}, svg('circle', { cy: '-68', r: '5', class: 'ball' }))
  const picture = svg(
    'svg',
    { viewBox: '-100 -104 200 204', class: 'wheel', 'aria-hidden': 'true' },
    disc,
    ball,
    svg('path', { d: 'M-6,-104 L6,-104 L0,-92 Z', class: 'wheel-mark' }),
  )
  const number = el('output', { class: 'wheel-result' })
  const verdict = el('p', { class: 'verdict' }, t.waiting)
  const root = el('div', { class: 'scene roulette' }, el('div', { class: 'wheel-box' }, picture, number), verdict)
  let resting = 0
  let running: Animation[] = []

  const clear = () => {
    number.hidden = true
    verdict.textContent = t.waiting
    ball.setAttribute('visibility', 'hidden')
  }
  const rest = ({ pocket }: Spin) => {
    resting = -wheel.indexOf(pocket as (typeof wheel)[number]) * slice
    disc.setAttribute('transform', `rotate(${resting})`)
    ball.setAttribute('visibility', 'visible')
  }
  const turn = async (spin: Spin) => {
    const from = resting
    rest(spin)
    const until = resting - 360 * turns
    const timing = { duration: spinMs, easing: 'cubic-bezier(0.15, 0.6, 0.2, 1)' }
    running = [
      disc.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${until}deg)` }], timing),
      ball.animate([{ transform: 'rotate(0deg)' }, { transform: `rotate(${360 * (turns + 2)}deg)` }], timing),
    ]
    kit.sound('spin')
    await Promise.all(running.map(({ finished }) => finished.catch(() => undefined)))
    kit.sound('stop')
  }
  clear()
  return {
    root,
    clear() {
      for (const one of running) one.finish()
      clear()
    },
    async reveal(spin, isLate) {
      verdict.textContent = ''
      if (isLate) rest(spin)
      else await turn(spin)
      number.hidden = false
      number.className = `wheel-result ${spin.colour}`
      number.textContent = String(spin.pocket)
      verdict.textContent = pocketWords(spin, kit)
    },
  }
}

export function pocketWords({ pocket, colour }: Spin, { t }: TableKit<Text>): string {
  if (pocket === 0) return `0 · ${t.zero}`
  const isRed = colour === 'red'
  return [pocket, isRed ? t.red : t.black, pocket % 2 ? t.odd : t.even, pocket <= 18 ? t.low : t.high].join(' · ')
}
