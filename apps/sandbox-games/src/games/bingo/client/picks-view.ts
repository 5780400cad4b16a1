import { button, el } from '../../../client/dom.ts'
import type { Kit } from '../../../client/kit.ts'
import { highestNumber, kenoPays, maxPicks } from '../keno.ts'
import type { BingoBet } from '../server.ts'
import type { Strings } from './strings/index.ts'

const numbers = Array.from({ length: highestNumber }, (_, at) => at + 1)

/** Numbers 1 to 36 to choose from, with the payouts of the chosen ones. */
export function createPicks({ t }: Kit<keyof Strings>) {
  let picks: number[] = []
  let isLocked = false
  const nodes = numbers.map((number) => button(`${number}`, 'pick', () => toggle(number)))
  const pays = el('div', { class: 'keno-pays' })
  const tools = [button(t.quick, 'small', quick), button(t.clear, 'small', () => choose([]))]
  function choose(next: number[]) {
    if (isLocked) return
    picks = next
    for (const [at, node] of nodes.entries()) {
      const isChosen = picks.includes(at + 1)
      node.className = 'pick'
      node.setAttribute('aria-pressed', `${isChosen}`)
    }
    const row = kenoPays[picks.length] ?? []
    const chips = row.flatMap((pay, hits) => (pay > 0 ? el('span', {}, `${hits}: `, el('b', {}, `${pay / 100}×`)) : []))
    pays.replaceChildren(...(chips.length > 0 ? chips : [t.choose]))
  }
  function toggle(number: number) {
    if (picks.includes(number)) choose(picks.filter((pick) => pick !== number))
    else if (picks.length < maxPicks) choose([...picks, number])
  }
  function quick() {
    const left = [...numbers]
    const [bytes, count] = [crypto.getRandomValues(new Uint32Array(maxPicks)), picks.length || 5]
    choose([...bytes].slice(0, count).map((word) => left.splice(word % left.length, 1)[0] as number))
  }
  choose([])
  return {
    root: el(
      'div',
      { class: 'bingo-box' },
      el('div', { class: 'picks' }, ...nodes),
      pays,
      el('div', { class: 'bingo-tools' }, ...tools),
    ),
    bet: (): BingoBet => ({ game: 'picks', picks: [...picks].sort((a, b) => a - b) }),
    ready: () => picks.length > 0,
    lock(locked: boolean) {
      isLocked = locked
      for (const node of [...nodes, ...tools]) node.disabled = locked
    },
    clear() {
      for (const node of nodes) node.className = 'pick'
    },
    mark(ball: number) {
      const isHit = picks.includes(ball)
      nodes[ball - 1]?.classList.add(isHit ? 'hit' : 'drawn')
      return isHit
    },
    score: (drawn: ReadonlySet<number>) => `${t.hits}: ${picks.filter((pick) => drawn.has(pick)).length}`,
  }
}
