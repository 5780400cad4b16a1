import { el } from '../../../client/dom.ts'

/** The line over the reels: features of this spin, and the round's total so far. */
export function createRibbon(...left: Node[]) {
  const note = el('span', { class: 'ribbon-note' })
  const sum = el('output', { class: 'ribbon-sum' })
  return {
    root: el('div', { class: 'ribbon' }, ...left, note, sum),
    note: (text: string) => {
      note.textContent = text
    },
    sum: (text: string) => {
      sum.textContent = text
    },
  }
}

/** Multipliers as a row of chips; one of them is lit. */
export function createLadder(steps: readonly number[]) {
  const root = el('div', { class: 'ladder' })
  const show = (values: readonly number[]) =>
    root.replaceChildren(...values.map((value) => el('span', { class: 'step' }, `×${value}`)))
  show(steps)
  return {
    root,
    show,
    light(at: number) {
      for (const [index, node] of [...root.children].entries()) node.classList.toggle('on', index === at)
    },
  }
}
