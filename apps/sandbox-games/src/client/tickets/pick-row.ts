import { button, el } from '../dom.ts'
import type { PlayChoice, TicketKit } from './ticket-game.ts'

function randomDigits(length: number): string {
  const values = crypto.getRandomValues(new Uint32Array(length))
  // The remainder of a 32-bit number favours no digit by more than one in 400 million.
  return [...values].map((value) => String(value % 10)).join('')
}

type Options = { kit: TicketKit; fits: (picks: string[]) => boolean; add: (picks: string[]) => void }

/** Fields for the numbers of a play, drawn by chance on demand. */
export function createPickRow({ kit, fits, add }: Options) {
  const { t } = kit
  const picks = el('div', { class: 'picks' })
  let digits = 0
  const fields = () => [...picks.querySelectorAll('input')]
  const values = () => fields().map(({ value }) => value)
  const take = () => add(values())

  /** Tried again while the numbers do not fit the play, as when two are alike. */
  function quickPick() {
    for (let tries = 0; tries < 50; tries += 1) {
      for (const field of fields()) field.value = randomDigits(digits)
      if (fits(values())) return take()
    }
  }
  const quick = button(t.ticketQuick, 'small', quickPick)
  kit.key('q', t.ticketQuick, quickPick)

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
