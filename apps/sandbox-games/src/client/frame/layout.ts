import { button, el } from '../dom.ts'
import type { Strings } from '../strings/index.ts'

type Options = {
  t: Strings
  demo: boolean
  rtp: string
  balance: string
  stake: HTMLElement
  press: { paytable: () => void; history: () => void; fairness: () => void; sound: () => boolean; refill: () => void }
}

/** The frame around every game: bar, stage, status line, controls, sheets. */
export function layOut({ t, demo, rtp, balance, stake, press }: Options) {
  const amount = el('output', { class: 'amount' }, balance)
  const stage = el('div', { class: 'stage' })
  const message = el('p', { class: 'message', role: 'status', 'aria-live': 'polite' })
  const own = el('div', { class: 'own' })
  const sound = button(t.sound, 'small sound', () => sound.setAttribute('aria-pressed', `${press.sound()}`), '♪')
  sound.setAttribute('aria-pressed', 'false')
  const refill = button(t.refill, 'small', press.refill)
  refill.hidden = true
  const sheets = el(
    'div',
    { class: 'sheets' },
    button(t.paytable, 'small', press.paytable),
    button(t.rounds, 'small', press.history),
    button(t.fairness, 'small', press.fairness),
    sound,
  )
  const kindOfMoney = demo ? t.demo : t.playMoney
  const bar = el(
    'header',
    { class: 'bar' },
    el('div', { class: 'figure' }, el('small', {}, `${t.balance} · ${kindOfMoney}`), amount),
    refill,
    el('div', { class: 'figure end' }, el('small', {}, t.rtp), el('span', {}, rtp)),
  )
  const controls = el('div', { class: 'controls' }, stake, own, sheets)
  return {
    nodes: [el('h1', { class: 'hidden' }, document.title), bar, stage, message, controls],
    amount,
    stage,
    message,
    own,
    refill,
  }
}
