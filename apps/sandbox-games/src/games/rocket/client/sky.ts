import { el, svg } from '../../../client/dom.ts'
import { curveAt, heightAt } from '../curve.ts'

const height = 200
/** The view grows with the flight, so that the tip stays in sight. */
const minMs = 5_000
const minHeight = 220

const textOf = (hundredths: number) => `${(hundredths / 100).toFixed(2)}×`

/** The sky: a curve that rises with time, the theme's hero at its tip, and the height in large figures. */
export function createSky(hero: string | undefined, pointsUp: boolean) {
  let width = 320
  const area = svg('path', { class: 'sky-area' })
  const path = svg('path', { class: 'sky-path' })
  const grid = [1, 2, 3].map((at) => ({
    line: svg('line', { class: 'sky-grid', x1: '0', x2: '1000' }),
    text: svg('text', { class: 'sky-label', x: '6' }),
    part: at / 3.3,
  }))
  const stars = Array.from({ length: 40 }, (_, at) =>
    svg('circle', {
      cx: `${(at * 97) % 620}`,
      cy: `${(at * 53) % 150}`,
      r: `${0.7 + (at % 3) * 0.5}`,
      class: 'sky-star',
    }),
  )
  const craft = svg(
    'g',
    { class: 'craft' },
    ...(hero ? [svg('image', { href: hero, x: '-20', y: '-20', width: '40', height: '40' })] : []),
  )
  const burst = svg('path', {
    class: 'burst',
    d: 'M0-26l7 14 15-7-5 15 14 6-14 7 5 15-15-6-7 14-7-14-15 6 5-15-14-7 14-6-5-15 15 7z',
  })
  craft.append(burst)
  const picture = svg(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, class: 'sky-picture', 'aria-hidden': 'true' },
    ...stars,
    ...grid.flatMap(({ line, text }) => [line, text]),
    area,
    path,
    craft,
  )
  const read = el('output', { class: 'altitude' }, textOf(100))
  const root = el('div', { class: 'sky' }, picture, read)

  let last = { ms: 0, now: 100 }
  const show = (ms: number, now = heightAt(ms)) => {
    last = { ms, now }
    const longest = Math.max(minMs, ms * 1.18)
    const highest = Math.max(minHeight, 100 + (now - 100) * 1.3)
    const x = (at: number) => 18 + (at / longest) * (width - 24)
    const y = (value: number) => height - 14 - ((value - 100) / (highest - 100)) * (height - 40)
    const points = Array.from({ length: 33 }, (_, at) => {
      const time = (ms * at) / 32
      return `${x(time).toFixed(1)} ${y(Math.min(curveAt(time), now)).toFixed(1)}`
    })
    path.setAttribute('d', `M${points.join('L')}`)
    area.setAttribute('d', `M${points.join('L')}L${x(ms)} ${height}L${x(0)} ${height}z`)
    const before = curveAt(Math.max(0, ms - 120))
    const tilt = ms < 60 ? 45 : 90 - (Math.atan2(y(before) - y(now), x(120) - x(0)) * 180) / Math.PI
    craft.setAttribute(
      'transform',
      `translate(${x(ms)} ${y(now)}) rotate(${(pointsUp ? tilt : (tilt - 60) / 3).toFixed(1)})`,
    )
    for (const { line, text, part } of grid) {
      const value = 100 + (highest - 100) * part
      line.setAttribute('y1', `${y(value)}`)
      line.setAttribute('y2', `${y(value)}`)
      text.setAttribute('y', `${y(value) - 3}`)
      text.textContent = `${(value / 100).toFixed(1)}×`
    }
    read.textContent = textOf(now)
  }
  show(0)
  new ResizeObserver(() => {
    width = (height * picture.clientWidth) / Math.max(1, picture.clientHeight)
    picture.setAttribute('viewBox', `0 0 ${width} ${height}`)
    show(last.ms, last.now)
  }).observe(picture)
  return {
    root,
    show,
    textOf,
    /** `off`: the player has got off; `over`: the flight has ended; empty: it flies or waits. */
    state(state: '' | 'flying' | 'off' | 'over') {
      root.dataset.state = state
    },
  }
}
export type Sky = ReturnType<typeof createSky>
