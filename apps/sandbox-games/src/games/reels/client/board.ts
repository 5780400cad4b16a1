import { el } from '../../../client/dom.ts'
import type { Grid, SymbolCode } from '../symbols.ts'
import type { Pacer } from './pacer.ts'

type Options = {
  start: Grid
  strips: readonly (readonly SymbolCode[])[]
  draw: (code: SymbolCode) => Element
  pacer: Pacer
  calm: () => boolean
  /** A reel has stopped. */
  onLand?: (reel: number, codes: readonly SymbolCode[]) => void
}
type Reel = { column: HTMLElement; strip: HTMLElement; shown: SymbolCode[] }
type Marks = readonly (readonly boolean[])[]

/** Milliseconds of the first reel, the delay of each next one, and the extra time of suspense. */
const turn = { first: 480, step: 140, suspense: 850 } as const

/** Reels that turn, with cells that burst and fall, and with highlighted wins. */
export function createBoard({ start, strips, draw, pacer, calm, onLand }: Options) {
  const cell = (code: SymbolCode) => el('div', { class: 'cell', 'data-symbol': code }, draw(code))
  const reels: Reel[] = start.map((shown) => {
    const strip = el('div', { class: 'strip' }, ...shown.map(cell))
    return { strip, shown, column: el('div', { class: 'reel' }, strip) }
  })
  const root = el('div', { class: 'reels', 'aria-hidden': 'true' }, ...reels.map(({ column }) => column))
  root.style.setProperty('--reels', `${start.length}`)
  root.style.setProperty('--rows', `${start[0]?.length ?? 3}`)

  const put = (reel: Reel, shown: SymbolCode[]) => {
    reel.shown = shown
    reel.strip.replaceChildren(...shown.map(cell))
  }
  const land = (at: number, shown: SymbolCode[]) => {
    put(reels[at] as Reel, shown)
    reels[at]?.column.classList.remove('tease')
    onLand?.(at, shown)
  }

  const turnReel = async (at: number, shown: SymbolCode[], teaseFrom: number) => {
    const reel = reels[at] as Reel
    const strip = strips[at] ?? shown
    const waits = Math.max(0, at - teaseFrom + 1)
    const filler = Array.from(
      { length: 9 + at * 3 + waits * 12 },
      (_, n) => strip[(n * 7 + at) % strip.length] as SymbolCode,
    )
    const all = [...shown, ...filler, ...reel.shown]
    reel.strip.replaceChildren(...all.map(cell))
    const travel = ((all.length - shown.length) / all.length) * 100
    const duration = turn.first + at * turn.step + waits * turn.suspense
    const glow = waits > 0 && setTimeout(() => reel.column.classList.add('tease'), duration - turn.suspense)
    await pacer.run(
      reel.strip.animate(
        [
          { transform: `translateY(-${travel}%)` },
          { transform: `translateY(${40 / all.length}%)`, offset: 0.93 },
          { transform: 'none' },
        ],
        { duration, easing: 'cubic-bezier(.2,.7,.3,1)' },
      ),
    )
    if (glow) clearTimeout(glow)
    land(at, shown)
  }

  const pop = (reel: Reel, marks: readonly boolean[]) =>
    [...reel.strip.children]
      .filter((_, row) => marks[row])
      .map((node) => {
        const frames = calm()
          ? [{ opacity: 1 }, { opacity: 0 }]
          : [{ transform: 'none' }, { transform: 'scale(1.18)', offset: 0.35 }, { transform: 'scale(0)' }]
        return pacer.run(node.animate(frames, { duration: 260, easing: 'ease-in', fill: 'forwards' }))
      })

  /** New cells fall from above, remaining ones from their old place. */
  const fall = (at: number, marks: readonly boolean[], next: SymbolCode[]) => {
    const reel = reels[at] as Reel
    const lost = marks.filter(Boolean).length
    const kept = reel.shown.flatMap((_, row) => (marks[row] ? [] : row))
    put(reel, next)
    if (calm()) return []
    return [...reel.strip.children].map((node, row) => {
      const from = row < lost ? row - lost : (kept[row - lost] as number)
      if (from === row) return undefined
      const timing = { duration: 150 + 65 * (row - from), delay: at * 22, easing: 'cubic-bezier(.45,.05,.75,.6)' }
      const frames = [{ transform: `translateY(${(from - row) * 100}%)` }, { transform: 'none' }]
      return pacer.run(node.animate(frames, { ...timing, fill: 'backwards' }))
    })
  }

  const clear = () => {
    root.classList.remove('lit')
    for (const node of root.querySelectorAll('.won')) node.classList.remove('won')
  }

  return {
    root,
    clear,
    cell: (reel: number, row: number) => reels[reel]?.strip.children[row] as HTMLElement | undefined,
    /** Serialize to a grid; from `teaseFrom` on reels keep the player in suspense. */
    async spin(grid: Grid, teaseFrom = grid.length) {
      clear()
      if (!calm()) return void (await Promise.all(grid.map((shown, at) => turnReel(at, shown, teaseFrom))))
      for (const [at, shown] of grid.entries()) land(at, shown)
      await pacer.run(root.animate([{ opacity: 0.25 }, { opacity: 1 }], { duration: 250 }))
    },
    light(marks: Marks) {
      root.classList.add('lit')
      for (const [at, reel] of reels.entries())
        for (const [row, node] of [...reel.strip.children].entries())
          node.classList.toggle('won', marks[at]?.[row] ?? false)
    },
    async burst(gone: Marks, next: Grid) {
      await Promise.all(reels.flatMap((reel, at) => pop(reel, gone[at] ?? [])))
      clear()
      await Promise.all(reels.flatMap((_, at) => (gone[at]?.includes(true) ? fall(at, gone[at], next[at] ?? []) : [])))
    },
  }
}
export type Board = ReturnType<typeof createBoard>

/** First reel that waits for its last scatter: the one after the reels that already show two. */
export function teaseFrom(grid: Grid, needed = 3): number {
  let seen = 0
  for (const [at, column] of grid.entries()) {
    if (seen === needed - 1) return at
    seen += column.filter((code) => code === 'S').length
    if (seen >= needed) return grid.length
  }
  return grid.length
}
