import { type StakeChoice, stakeChoices } from '../engine/stakes.ts'
import { button, el } from './dom.ts'
import { money } from './format.ts'
import type { Strings } from './strings/index.ts'

type Options = { currency: string; t: Strings; onSpin: () => void; onPaytable: () => void; onFairness: () => void }

/** Stake selector, spin button and the two sheets; also by keyboard: space spins, arrows change the stake. */
export function createControls({ currency, t, onSpin, onPaytable, onFairness }: Options) {
  let index = stakeChoices.indexOf('1.00')
  const shown = el('output', { class: 'amount', 'aria-live': 'polite' })
  const less = button(t.less, 'round', () => step(-1), '−')
  const more = button(t.more, 'round', () => step(1), '+')
  const spin = button(t.spin, 'spin', onSpin)
  const step = (by: number) => {
    index = Math.min(Math.max(index + by, 0), stakeChoices.length - 1)
    shown.textContent = money(stakeChoices[index] as string, currency)
    less.disabled = index === 0
    more.disabled = index === stakeChoices.length - 1
  }
  step(0)

  const keys: Record<string, () => void> = { ' ': onSpin, ArrowUp: () => step(1), ArrowDown: () => step(-1) }
  document.addEventListener('keydown', (event) => {
    const inField = event.target instanceof HTMLInputElement || document.querySelector('dialog[open]')
    const pressesButton = event.key === ' ' && event.target instanceof HTMLButtonElement
    const act = keys[event.key]
    if (!act || inField || pressesButton || event.repeat) return
    event.preventDefault()
    act()
  })

  const stake = el(
    'div',
    { class: 'stake', role: 'group', 'aria-label': t.stake },
    less,
    el('div', { class: 'figure' }, el('small', {}, t.stake), shown),
    more,
  )
  const sheets = el(
    'div',
    { class: 'sheets' },
    button(t.paytable, 'small', onPaytable),
    button(t.fairness, 'small', onFairness),
  )
  return {
    root: el('div', { class: 'controls' }, stake, spin, sheets),
    stake: () => stakeChoices[index] as StakeChoice,
    /** While a round runs the button skips its animation; the stake stays as it was placed. */
    setRunning(running: boolean) {
      spin.textContent = running ? t.stop : t.spin
      less.disabled = running || index === 0
      more.disabled = running || index === stakeChoices.length - 1
    },
    focus: () => spin.focus(),
  }
}
