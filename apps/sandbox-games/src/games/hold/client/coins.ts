import { el } from '../../../client/dom.ts'
import type { Kit } from '../../../client/kit.ts'
import { toAmount } from '../../../kernel/amounts.ts'
import { times } from '../../reels/client/pays.ts'
import type { Strings } from '../../reels/client/strings/index.ts'
import { payHundredths } from '../../stakes.ts'
import { type Coin, hold } from '../machine.ts'

type Own = Kit<keyof Strings>

/** A coin with its value; blank while a reel turns. */
export function coinFace(t: Strings, coin?: Coin) {
  const name = coin?.jackpot && t[coin.jackpot]
  const text = coin ? (name ?? times(coin.value)) : ''
  return el('div', { class: 'coin', 'data-jackpot': coin?.jackpot ?? '' }, el('span', {}, text))
}

/** The four fixed jackpots in money, for the stake that is chosen. */
export function createJackpots(kit: Own) {
  const rows = [
    ['grand', hold.grand] as const,
    ...[...hold.coins].reverse().flatMap(({ jackpot, value }) => (jackpot ? [[jackpot, value] as const] : [])),
  ]
  const amounts = rows.map(() => el('b', {}))
  const root = el(
    'div',
    { class: 'jackpots' },
    ...rows.map(([name], at) =>
      el('div', { class: 'jackpot', 'data-jackpot': name }, kit.t[name], amounts[at] as Node),
    ),
  )
  const show = () => {
    for (const [at, [, value]] of rows.entries()) {
      const node = amounts[at]
      if (node) node.textContent = kit.money(toAmount(payHundredths(kit.stake.units(), value)))
    }
  }
  show()
  kit.stake.onChange(show)
  return root
}

/** Respins that are left, as three lamps. */
export function createLamps() {
  const lamps = Array.from({ length: hold.respins }, () => el('i', { class: 'lamp' }))
  return {
    root: el('span', { class: 'lamps' }, ...lamps),
    show(left: number) {
      for (const [at, lamp] of lamps.entries()) lamp.classList.toggle('on', at < left)
    },
  }
}
