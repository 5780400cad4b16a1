import { toAmount } from '../../kernel/amounts.ts'
import { el } from '../dom.ts'

type Options = {
  title: string
  empty: string
  words: (on: string) => string
  money: (amount: string) => string
  /** The most that a bet gives back, in hundredths. */
  pays: (on: string) => number
}
type Shown = {
  waiting: ReadonlyMap<string, bigint>
  placed: ReadonlyMap<string, bigint>
  back: ((on: string) => number) | null
}

/** Own chips per field, and their possible or actual payout. */
export function createOwnBets({ title, empty, words, money, pays }: Options) {
  const list = el('ul', { class: 'own-bets' })
  const root = el('section', { class: 'own-part' }, el('h2', {}, title), list)

  const row = (on: string, units: bigint, isPlaced: boolean, back: Shown['back']) => {
    const hundredths = back ? back(on) : pays(on)
    const sum = `${money(toAmount(units))} ${back ? '=' : '→'} ${money(toAmount((units * BigInt(hundredths)) / 100n))}`
    const state = isPlaced ? (back ? (hundredths > 100 ? 'won' : 'lost') : 'placed') : 'waiting'
    return el('li', { class: state }, el('span', {}, words(on)), el('span', { class: 'sum' }, sum))
  }
  return {
    root,
    show({ waiting, placed, back }: Shown) {
      const rows = [
        ...[...placed].map(([on, units]) => row(on, units, true, back)),
        ...(back ? [] : [...waiting].map(([on, units]) => row(on, units, false, null))),
      ]
      list.replaceChildren(...(rows.length > 0 ? rows : [el('li', { class: 'none' }, empty)]))
    },
  }
}
