import { toAmount } from '../../kernel/amounts.ts'
import { button, type Child, el } from '../dom.ts'

type Options = {
  words: (on: string) => string
  pays: (on: string) => string
  money: (amount: string) => string
  tap: (on: string) => void
}

/** An amount as a chip shows it: no symbol, no needless zeros. */
export const chipText = (units: bigint): string => {
  const amount = toAmount(units)
  return amount.endsWith('.00') ? amount.slice(0, -3) : amount
}

/** The fields of a cloth with the chips on them. */
export function createFields({ words, pays, money, tap }: Options) {
  const known = new Map<string, { node: HTMLElement; chip: HTMLElement }>()

  return {
    make(on: string, className: string, ...content: Child[]): HTMLElement {
      const chip = el('span', { class: 'chip', hidden: true })
      const node = button(words(on), `field ${className}`, () => tap(on), ...content, chip)
      known.set(on, { node, chip })
      return node
    },
    /** `waiting` chips are not placed yet, `placed` ones are. */
    show(waiting: ReadonlyMap<string, bigint>, placed: ReadonlyMap<string, bigint>) {
      for (const [on, { node, chip }] of known) {
        const units = (waiting.get(on) ?? 0n) + (placed.get(on) ?? 0n)
        chip.hidden = units === 0n
        chip.textContent = chipText(units)
        chip.classList.toggle('placed', !waiting.has(on) && placed.has(on))
        const amount = units > 0n ? `, ${money(toAmount(units))}` : ''
        node.setAttribute('aria-label', `${words(on)}, ${pays(on)}${amount}`)
      }
    },
    lock(locked: boolean) {
      for (const { node } of known.values()) (node as HTMLButtonElement).disabled = locked
    },
    /** Fields that pay, and those that lost their chips. */
    light(back: ((on: string) => number) | null) {
      for (const [on, { node }] of known) {
        const hundredths = back?.(on) ?? 0
        node.classList.toggle('won', hundredths > 100)
        node.classList.toggle('lost', back !== null && hundredths === 0)
      }
    },
  }
}
