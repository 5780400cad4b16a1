import { toUnits } from '../../kernel/amounts.ts'
import { button, el } from '../dom.ts'
import type { StakePicker } from '../kit.ts'
import type { Strings } from '../strings/index.ts'

type Options = { stakes: readonly string[]; money: (amount: string) => string; t: Strings }

/** Smallest stake that is not below one coin, so that a first round is neither dust nor a fortune. */
const firstIndex = (stakes: readonly string[]) => {
  const found = stakes.findIndex((stake) => toUnits(stake) >= toUnits('1.00'))
  return found === -1 ? stakes.length - 1 : found
}

/** Two buttons and the amount between them. */
export function createStakePicker({ stakes, money, t }: Options) {
  let index = firstIndex(stakes)
  let isLocked = false
  const listeners: (() => void)[] = []
  const shown = el('output', { class: 'amount', 'aria-live': 'polite' })
  const less = button(t.less, 'round', () => step(-1), '−')
  const more = button(t.more, 'round', () => step(1), '+')
  const show = () => {
    shown.textContent = money(stakes[index] ?? '0.00')
    less.disabled = isLocked || index === 0
    more.disabled = isLocked || index === stakes.length - 1
  }
  const go = (to: number) => {
    index = to
    show()
    for (const listener of listeners) listener()
  }
  const step = (by: number) => {
    if (!isLocked) go(Math.min(Math.max(index + by, 0), stakes.length - 1))
  }
  show()
  const figure = el('div', { class: 'figure' }, el('small', {}, t.stake), shown)
  const picker: StakePicker = {
    value: () => stakes[index] ?? '0.00',
    units: () => toUnits(stakes[index] ?? '0'),
    lock(locked) {
      isLocked = locked
      show()
    },
    onChange: (act) => void listeners.push(act),
  }
  return {
    picker,
    step,
    /** The stake of a running round, which the picker does not change. */
    choose(stake: string) {
      if (stakes.includes(stake)) go(stakes.indexOf(stake))
    },
    root: el('div', { class: 'stake', role: 'group', 'aria-label': t.stake }, less, figure, more),
  }
}
