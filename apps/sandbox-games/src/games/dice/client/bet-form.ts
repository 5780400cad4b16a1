import { el } from '../../../client/dom.ts'
import type { Kit } from '../../../client/kit.ts'
import { toAmount } from '../../../kernel/amounts.ts'
import { payHundredths } from '../../stakes.ts'
import { highestChance, lowestChance, payFor, type Side } from '../odds.ts'
import type { DiceBet } from '../server.ts'
import type { Strings } from './strings/index.ts'

const figure = (name: string) => {
  const value = el('b', {})
  return { value, root: el('div', { class: 'dice-figure' }, el('small', {}, name), value) }
}

/** Side and chance, with their payout, updated while the slider moves. */
export function createBetForm(kit: Kit<keyof Strings>, onChange: (bet: DiceBet) => void) {
  const { t } = kit
  let side: Side = 'under'
  const slider = el('input', {
    type: 'range',
    min: `${lowestChance}`,
    max: `${highestChance}`,
    value: '50',
    'aria-label': t.chance,
  })
  const choice = (value: Side, text: string) => {
    const input = el('input', { type: 'radio', name: 'side', value, checked: value === side })
    input.addEventListener('change', () => {
      side = value
      updateOdds()
    })
    return { input, label: el('label', { class: 'side' }, input, text) }
  }
  const sides = [choice('under', t.under), choice('over', t.over)]
  const [chance, pays, prize] = [figure(t.chance), figure(t.pays), figure(t.wins)]
  const bet = (): DiceBet => ({ side, chance: slider.valueAsNumber })
  function updateOdds() {
    const now = bet()
    const mark = now.side === 'under' ? now.chance : 100 - now.chance
    chance.value.textContent = `${now.chance}%`
    pays.value.textContent = `${payFor(now.chance) / 100}×`
    prize.value.textContent = kit.money(toAmount(payHundredths(kit.stake.units(), payFor(now.chance))))
    slider.setAttribute('aria-valuetext', `${now.side === 'under' ? t.under : t.over} ${mark}, ${now.chance}%`)
    for (const { input, label } of sides)
      label.dataset.mark = `${input.value === 'under' ? now.chance : 100 - now.chance}`
    onChange(now)
  }
  const step = (by: number) => {
    if (slider.disabled) return
    slider.valueAsNumber += by
    updateOdds()
  }
  slider.addEventListener('input', updateOdds)
  kit.stake.onChange(updateOdds)
  kit.key('ArrowLeft', `${t.chance} −`, () => step(-1))
  kit.key('ArrowRight', `${t.chance} +`, () => step(1))
  kit.key('u', t.under, () => sides[0]?.input.click())
  kit.key('o', t.over, () => sides[1]?.input.click())
  updateOdds()
  return {
    bet,
    root: el(
      'div',
      { class: 'dice-form' },
      el('fieldset', { class: 'sides' }, el('legend', { class: 'hidden' }, t.side), ...sides.map(({ label }) => label)),
      slider,
      el('div', { class: 'dice-figures' }, chance.root, pays.root, prize.root),
    ),
    lock(locked: boolean) {
      slider.disabled = locked
      for (const { input } of sides) input.disabled = locked
    },
  }
}
