import type { Game } from '../../kernel/kinds.ts'
import type { RoundRecord } from '../../kernel/record.ts'
import { pastRounds } from '../api.ts'
import { button, type Child, el } from '../dom.ts'
import { openSheet } from '../sheet.ts'
import type { Strings } from '../strings/index.ts'
import { type Agreements, isFair } from './agreements.ts'

type Options = {
  bearer: string
  rules: Game
  agreements: Agreements
  money: (amount: string) => string
  summary: (outcome: unknown) => Child
  t: Strings
}

function roundRow(round: RoundRecord, { rules, agreements, money, summary, t }: Options) {
  const verdict = el('span', { role: 'status' })
  const check = button(t.check, 'small', async () => {
    verdict.textContent = (await isFair(rules, round, agreements)) ? t.checked : t.mismatch
  })
  const sums = el('span', {}, `${money(round.cost)} → ${money(round.payout)}`)
  const shown = 'outcome' in round ? summary(round.outcome) : ''
  const record = el('textarea', { readonly: true, rows: '4', 'aria-label': t.record })
  record.value = JSON.stringify(round)
  record.addEventListener('focus', () => record.select())
  return el(
    'li',
    {},
    el('div', { class: 'round-head' }, sums, shown, check),
    el('code', {}, round.seed),
    verdict,
    el('details', {}, el('summary', {}, t.record), record),
  )
}

/** Every past round of the session with a check, and its record to be checked elsewhere. */
export async function openHistory(options: Options) {
  const { t } = options
  const list = el('ol', { class: 'rounds' })
  openSheet(t.rounds, t.close, el('p', {}, `${t.verifyHow} ${location.origin}/verify`), list)
  const { rounds } = await pastRounds(options.bearer).catch(() => ({ rounds: [] as RoundRecord[] }))
  list.append(...rounds.map((round) => roundRow(round, options)))
  if (rounds.length === 0) list.append(el('li', {}, t.noRounds))
}
