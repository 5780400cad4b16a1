import type { LineWin, Window } from '../engine/evaluate.ts'
import type { Machine, SymbolCode } from '../engine/machine.ts'
import { el } from './dom.ts'
import { drawSymbol } from './symbols.ts'

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const cell = (code: SymbolCode) => el('div', { class: 'cell', 'data-symbol': code }, drawSymbol(code))

type Reel = { column: HTMLElement; strip: HTMLElement; shown: SymbolCode[] }

/** How long the first reel turns, and how much later each next one stops, in milliseconds. */
const turn = { normal: { first: 520, step: 150 }, fast: { first: 260, step: 70 } } as const

/** The five reels: shows windows, turns between them, lights winning cells. */
export function createReels(machine: Machine) {
  const start = machine.strips.map((strip) => strip.slice(0, machine.rows) as SymbolCode[])
  const reels: Reel[] = start.map((shown) => {
    const strip = el('div', { class: 'strip' }, ...shown.map(cell))
    return { strip, shown, column: el('div', { class: 'reel' }, strip) }
  })
  const root = el('div', { class: 'reels', 'aria-hidden': 'true' }, ...reels.map(({ column }) => column))
  let running: Animation[] = []

  const land = (reel: Reel, shown: SymbolCode[]) => {
    reel.shown = shown
    reel.strip.replaceChildren(...shown.map(cell))
  }

  const turnReel = async (reel: Reel, index: number, shown: SymbolCode[], pace: keyof typeof turn) => {
    const { first, step } = turn[pace]
    const filler = Array.from({ length: 9 + index * 3 }, (_, at) => {
      const strip = machine.strips[index] as readonly SymbolCode[]
      return strip[(at * 7 + index) % strip.length] as SymbolCode
    })
    const all = [...shown, ...filler, ...reel.shown]
    reel.strip.replaceChildren(...all.map(cell))
    const travel = ((all.length - machine.rows) / all.length) * 100
    const moving = reel.strip.animate(
      [
        { transform: `translateY(-${travel}%)` },
        { transform: 'translateY(0.6%)', offset: 0.92 },
        { transform: 'none' },
      ],
      { duration: first + index * step, easing: 'cubic-bezier(.2,.7,.3,1)' },
    )
    running.push(moving)
    await moving.finished.catch(() => undefined)
    land(reel, shown)
  }

  return {
    root,
    /** Turns to a window. A second press lands at once. */
    async show(window: Window, pace: keyof typeof turn = 'normal') {
      root.classList.remove('lit')
      running = []
      if (calm()) {
        for (const [index, reel] of reels.entries()) land(reel, window[index] ?? reel.shown)
        await root.animate([{ opacity: 0.25 }, { opacity: 1 }], { duration: 250 }).finished
        return
      }
      await Promise.all(reels.map((reel, index) => turnReel(reel, index, window[index] ?? reel.shown, pace)))
    },
    skip: () => {
      for (const animation of running) animation.finish()
    },
    /** Lights the cells of the given lines, or every scatter. */
    light(wins: readonly LineWin[], scatters: boolean) {
      root.classList.toggle('lit', wins.length > 0 || scatters)
      for (const { line, count } of wins)
        for (let index = 0; index < count; index += 1) {
          const row = machine.lines[line]?.[index] ?? 0
          reels[index]?.strip.children[row]?.classList.add('won')
        }
      if (!scatters) return
      for (const node of root.querySelectorAll('[data-symbol="S"]')) node.classList.add('won')
    },
  }
}
