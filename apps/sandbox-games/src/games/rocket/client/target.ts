import { button, el } from '../../../client/dom.ts'
import type { Kit } from '../../../client/kit.ts'
import { highestTarget, lowestTarget } from '../curve.ts'
import type { Strings } from './strings/index.ts'

const presets = [150, 200, 300, 500, 1_000, 5_000, highestTarget] as const

/** Automatic cash-out: presets, a field for any other height, and finer steps on the keyboard. */
export function createTarget(kit: Kit<keyof Strings>) {
  const { t } = kit
  let target = 200
  const field = el('input', { id: 'target', inputmode: 'decimal', autocomplete: 'off', maxlength: '7' })
  const chips = presets.map((value) =>
    button(value === highestTarget ? t.byHand : `${value / 100}×`, 'chip', () => set(value)),
  )
  const show = () => {
    field.value = (target / 100).toFixed(2)
    for (const [at, chip] of chips.entries()) chip.setAttribute('aria-pressed', `${presets[at] === target}`)
  }
  function set(value: number) {
    if (field.disabled) return
    target = Math.min(Math.max(Math.round(value), lowestTarget), highestTarget)
    show()
  }
  field.addEventListener('change', () => {
    const typed = Number(field.value.replace(',', '.'))
    set(Number.isFinite(typed) && typed > 0 ? typed * 100 : target)
  })
  kit.key('ArrowLeft', t.lower, () => set(target - 10))
  kit.key('ArrowRight', t.higher, () => set(target + 10))
  show()
  return {
    root: el(
      'div',
      { class: 'target' },
      el('div', { class: 'target-field' }, el('label', { for: 'target' }, t.target), field, el('span', {}, '×')),
      el('div', { class: 'chips', role: 'group', 'aria-label': t.target }, ...chips),
    ),
    value: () => target,
    lock(locked: boolean) {
      field.disabled = locked
      for (const chip of chips) chip.disabled = locked
    },
  }
}
