import { button, el } from '../dom.ts'
import { quickPick } from './quick-pick.ts'
import type { PlayChoice, TicketKit } from './ticket-game.ts'

/** Reducing a 32-bit number by remainder favours no number below 1,000 by more than one in four million. */
const below = (bound: number) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % bound

type Options = { kit: TicketKit; isFree: (picks: string[]) => boolean; add: (picks: string[]) => void }

/** Fields for the numbers of a play, drawn by chance on demand. */
export function createPickRow({ kit, isFree, add }: Options) {
  const { t } = kit
  const picks = el('div', { class: 'picks' })
  let digits = 0
  const fields = () => [...picks.querySelectorAll('input')]
  const values = () => fields().map(({ value }) => value)
  const take = () => add(values())

  function draw() {
    const drawn = quickPick({ picks: fields().length, digits, isFree, below })
    if (!drawn) return kit.say(t.ticketNoFree)
    for (const [at, field] of fields().entries()) field.value = drawn[at] ?? ''
    take()
  }
  const quick = button(t.ticketQuick, 'small', draw)
  kit.key('q', t.ticketQuick, draw)

  const field = (choice: PlayChoice, at: number) => {
    const node = el('input', {
      ...{ 'aria-label': choice.picks > 1 ? `${t.ticketPick} ${at + 1}` : t.ticketPick, class: 'pick' },
      ...{ inputmode: 'numeric', autocomplete: 'off', placeholder: '0'.repeat(choice.digits) },
      ...{ maxlength: String(choice.digits), pattern: `[0-9]{${choice.digits}}` },
    })
    node.addEventListener('input', () => {
      node.value = node.value.replace(/\D/g, '')
    })
    node.addEventListener('keydown', (event) => event.key === 'Enter' && take())
    return node
  }
  return {
    root: el('div', { class: 'pick-row' }, picks, quick, button(t.ticketAdd, 'small', take)),
    ask(choice: PlayChoice) {
      digits = choice.digits
      quick.hidden = digits === 0
      const many = digits === 0 ? 0 : choice.picks
      picks.replaceChildren(...Array.from({ length: many }, (_, at) => field(choice, at)))
    },
    clear() {
      for (const one of fields()) one.value = ''
    },
  }
}
