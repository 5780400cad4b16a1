import { el } from '../../../client/dom.ts'
import type { Pacer } from '../../reels/client/pacer.ts'
import { faces } from '../odds.ts'
import type { DiceBet } from '../server.ts'

/** 0 … 9,999 as `00.00` … `99.99`. */
export const rollText = (roll: number) => {
  const digits = `${roll}`.padStart(4, '0')
  return `${digits.slice(0, 2)}.${digits.slice(2)}`
}

/** The number, and a scale from 0 to 100 with the winning part and a marker. */
export function createTrack(hero: string | undefined) {
  const number = el('output', { class: 'roll' }, '00.00')
  const zone = el('div', { class: 'zone' })
  const marker = el('div', { class: 'marker' }, ...(hero ? [el('img', { src: hero, alt: '' })] : []))
  const scale = el('div', { class: 'scale' }, zone, marker)
  const ticks = el('div', { class: 'ticks' }, ...[0, 25, 50, 75, 100].map((at) => el('span', {}, `${at}`)))
  const root = el('div', { class: 'track' }, number, el('div', { 'aria-hidden': 'true' }, scale, ticks))
  let place = 50
  const put = (percent: number) => marker.style.setProperty('inset-inline-start', `${percent}%`)
  put(place)
  return {
    root,
    mark({ side, chance }: DiceBet) {
      zone.style.setProperty('inset-inline-start', side === 'under' ? '0' : `${100 - chance}%`)
      zone.style.setProperty('inline-size', `${chance}%`)
    },
    clear: () => root.classList.remove('won', 'lost'),
    show: (roll: number) => {
      number.textContent = rollText(roll)
    },
    async slide(pacer: Pacer, roll: number, calm: boolean) {
      const to = (roll * 100) / faces
      const from = place
      place = to
      put(to)
      number.textContent = rollText(roll)
      if (calm) return
      const frames = [{ insetInlineStart: `${from}%` }, { insetInlineStart: `${to}%` }]
      await pacer.run(marker.animate(frames, { duration: 520, easing: 'cubic-bezier(.2,.9,.3,1.12)' }))
    },
    judge: (won: boolean) => root.classList.add(won ? 'won' : 'lost'),
  }
}
