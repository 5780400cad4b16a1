import { button, el } from '../dom.ts'
import { openSheet } from '../sheet.ts'
import type { Strings } from '../strings/index.ts'

type Options = {
  commitment: string
  clientSeed: string
  setClientSeed: (seed: string) => void
  openHistory: () => void
  /** The game's own explanation. */
  own: readonly Node[]
  isShared: boolean
  t: Strings
}

/** The next round's hash, or the anchor of the table's chain; the player's seed; the way to every past round. */
export function openFairness({ commitment, clientSeed, setClientSeed, openHistory, own, isShared, t }: Options) {
  const field = el('input', {
    id: 'client-seed',
    maxlength: '64',
    pattern: '[A-Za-z0-9_\\-]{1,64}',
    autocomplete: 'off',
  })
  field.value = clientSeed
  field.addEventListener('change', () => field.checkValidity() && field.value && setClientSeed(field.value))
  const ownSeed = isShared ? [] : [el('label', { for: 'client-seed' }, t.clientSeed), field]
  openSheet(
    t.fairness,
    t.close,
    ...own,
    el('p', {}, isShared ? t.fairTable : t.fairText),
    el('h3', {}, isShared ? t.anchor : t.commitment),
    el('code', {}, commitment),
    ...ownSeed,
    el('p', {}, button(t.rounds, 'small', openHistory)),
  )
}
