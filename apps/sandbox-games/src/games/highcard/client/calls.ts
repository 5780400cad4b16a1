import { button, el } from '../../../client/dom.ts'
import type { Kit } from '../../../client/kit.ts'
import { type Call, calls, chancesOf, offered, ranks } from '../chain.ts'
import type { HighcardView } from '../server.ts'
import type { Strings } from './strings/index.ts'

const marks: Record<Call, string> = { higher: '▲', lower: '▼', same: '=' }
const keys: Record<Call, string> = { higher: 'h', lower: 'l', same: 's' }
const percent = (part: number) => `${Math.round((part * 1_000) / ranks) / 10}%`

/** The three calls, each with its chance and payout. */
export function createCalls({ t, key }: Kit<keyof Strings>, onCall: (call: Call) => void) {
  const parts = calls.map((call) => {
    const [pay, chance] = [el('b', {}), el('small', {})]
    const node = button(
      t[call],
      `call ${call}`,
      () => onCall(call),
      el('span', { class: 'call-name' }, `${marks[call]} ${t[call]}`),
      pay,
      chance,
    )
    node.removeAttribute('aria-label')
    key(keys[call], t[call], () => node.disabled || onCall(call))
    return { call, node, pay, chance }
  })
  return {
    root: el('div', { class: 'calls', role: 'group', 'aria-label': t.question }, ...parts.map(({ node }) => node)),
    /** Null while nothing can be called. */
    offer(view: HighcardView | null) {
      const open = view ? offered(view.cards, view.calls) : []
      const rank = view?.cards.at(-1) ?? 0
      for (const { call, node, pay, chance } of parts) {
        const found = open.find((one) => one.call === call)
        node.disabled = !found
        pay.textContent = found ? `${found.pay / 100}×` : '–'
        chance.textContent = found ? percent(chancesOf(call, rank)) : ''
      }
    },
  }
}
