import { button, el } from '../../../client/dom.ts'
import { toAmount } from '../../../kernel/amounts.ts'
import { totalOdds } from '../slip.ts'
import { type Item, keyOf, type Mode, type SlipState } from './slip-state.ts'
import { oddsText, type SportKit } from './sport-view.ts'

type Options = {
  kit: SportKit
  slip: SlipState
  /** Match, market and pick in words. */
  words: (item: Item) => { match: string; pick: string }
  /** Amounts or picks have changed. */
  onChange: () => void
}

/** The slip: picks with their odds, amounts, and possible winnings, updated with every key. */
export function createSlipView({ kit, slip, words, onChange }: Options) {
  const { t } = kit
  const list = el('ul', { class: 'slip-items' })
  const foot = el('div', { class: 'slip-foot', 'data-key': 'together' })
  const tab = (mode: Mode, name: string) => {
    const node = button(name, 'play', () => choose(mode))
    return { mode, node }
  }
  const tabs = [tab('singles', t.sportSingles), tab('multiple', t.sportMultiple)]
  const clear = button(t.tableClear, 'small', () => changed(() => slip.remove(slip.items())))

  function changed(work: () => void) {
    work()
    show()
    onChange()
  }
  const choose = (mode: Mode) => changed(() => slip.setMode(mode))
  kit.key('m', `${t.sportSingles} / ${t.sportMultiple}`, () =>
    choose(slip.mode() === 'singles' ? 'multiple' : 'singles'),
  )

  const stakeRow = (name: string, amount: string, own: () => readonly Item[], type: (text: string) => void) => {
    const win = el('output', { class: 'to-win', 'aria-live': 'polite' })
    const field = el('input', {
      ...{ class: 'slip-stake', inputmode: 'decimal', autocomplete: 'off', maxlength: '6' },
      'aria-label': `${t.sportStake}, ${name}`,
    })
    field.value = amount
    const update = () => {
      const units = slip.wins(own(), field.value)
      field.setAttribute('aria-invalid', String(units === null))
      win.textContent = units === null ? t.sportWrongStake : `${t.sportToWin} ${kit.money(toAmount(units))}`
    }
    field.addEventListener('input', () => {
      type(field.value)
      update()
      onChange()
    })
    update()
    return el('div', { class: 'slip-amount' }, field, win)
  }

  const odds = ({ odds: now, was }: Item) =>
    was === null
      ? [el('b', { class: 'slip-odds' }, oddsText(now))]
      : [
          el('s', { 'aria-label': t.sportOddsWere }, oddsText(was)),
          el('b', { class: 'slip-odds changed' }, oddsText(now)),
        ]
  const itemRow = (item: Item) => {
    const { match, pick } = words(item)
    const remove = button(`${t.sportRemove}: ${pick}, ${match}`, 'round', () => changed(() => slip.remove([item])), '×')
    const single = stakeRow(
      pick,
      item.amount,
      () => [item],
      (text) => slip.type(item, text),
    )
    return el(
      'li',
      { 'data-key': keyOf(item) },
      el('div', { class: 'slip-words' }, el('b', {}, pick), el('small', {}, match)),
      el('div', { class: 'slip-price' }, ...odds(item)),
      remove,
      ...(slip.mode() === 'singles' ? [single] : []),
    )
  }
  const together = () => {
    const why = slip.obstacle()
    const reasons = { few: t.sportFew, rounds: t.sportOneRound, match: t.sportOneMatch, high: t.sportTooHigh }
    if (why) return [el('p', { class: 'none' }, reasons[why])]
    const total = el(
      'p',
      { class: 'slip-total' },
      t.sportTotalOdds,
      ' ',
      el('b', {}, oddsText(totalOdds(slip.items()))),
    )
    return [total, stakeRow(t.sportMultiple, slip.together(), slip.items, slip.typeTogether)]
  }
  function show() {
    const items = slip.items()
    const typing = document.activeElement?.closest<HTMLElement>('[data-key]')?.dataset.key
    for (const { mode, node } of tabs) node.setAttribute('aria-pressed', String(mode === slip.mode()))
    list.replaceChildren(...(items.length > 0 ? items.map(itemRow) : [el('li', { class: 'none' }, t.sportEmpty)]))
    foot.replaceChildren(...(slip.mode() === 'multiple' && items.length > 0 ? together() : []))
    clear.disabled = items.length === 0
    if (typing) root.querySelector<HTMLInputElement>(`[data-key="${typing}"] input`)?.focus()
  }
  const head = el(
    'div',
    { class: 'slip-tabs', role: 'group', 'aria-label': t.sportSlip },
    ...tabs.map(({ node }) => node),
  )
  head.append(clear)
  const root = el('section', { class: 'slip' }, el('h2', {}, t.sportSlip), head, list, foot)
  show()
  return { root, show }
}
