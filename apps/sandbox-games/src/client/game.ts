import { roundIdOf } from '../engine/fair.ts'
import { classic } from '../engine/machine.ts'
import type { Spin } from '../engine/round.ts'
import { toUnits } from '../engine/stakes.ts'
import { CallError, type Opened, pastRounds, type SpinAnswer, spin } from './api.ts'
import { tellParent } from './bridge.ts'
import { createControls } from './controls.ts'
import { el } from './dom.ts'
import { type Agreed, openFairness } from './fairness.ts'
import { money } from './format.ts'
import { paytable, rtpText } from './paytable.ts'
import { createReels } from './reels.ts'
import { openSheet } from './sheet.ts'
import { messageKey, type Strings } from './strings/index.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The running game: one round at a time, money only as the server states it. */
export function mountGame(host: HTMLElement, opened: Opened, t: Strings) {
  const { bearer, currency, sessionId } = opened
  let { commitment } = opened
  let clientSeed: string = crypto.randomUUID()
  const agreements = new Map<string, Agreed>()
  let running = false
  const reels = createReels(classic)
  const balance = el('output', { class: 'amount' }, money(opened.balance, currency))
  const message = el('p', { class: 'message', role: 'status', 'aria-live': 'polite' })
  const controls = createControls({
    currency,
    t,
    onSpin: () => (running ? reels.skip() : void play()),
    onPaytable: () => openSheet(t.paytable, t.close, ...paytable(t)),
    onFairness: () =>
      void openFairness(
        { bearer, currency, commitment, clientSeed, agreements },
        (seed) => {
          clientSeed = seed
        },
        t,
      ),
  })

  const showSpin = async (shown: Spin, left: number) => {
    if (shown.free) message.textContent = `${t.freeLeft}: ${left}`
    await reels.show(shown.window, shown.free ? 'fast' : 'normal')
    reels.light(shown.lines, shown.scatters >= 3 && !shown.free)
    if (shown.freeGames > 0) {
      message.textContent = `${t.freeGames}: ${shown.freeGames}`
      await pause(900)
    } else if (shown.free) await pause(350)
  }

  const showResult = ({ payout, stake, balance: after }: SpinAnswer) => {
    const won = toUnits(payout)
    const word = won === 0n ? t.noWin : `${won < toUnits(stake) ? t.wonBelow : t.win} ${money(payout, currency)}`
    message.textContent = word
    // Nothing celebrates a return below the stake.
    host.classList.toggle('won', won >= toUnits(stake))
    if (after) balance.textContent = money(after, currency)
    tellParent('balanceChanged')
  }

  /** Notes what this round must keep to, then asks for it. */
  async function order() {
    const agreed = { commitment, clientSeed, stake: controls.stake() }
    const spinId = crypto.randomUUID()
    agreements.set(await roundIdOf(sessionId, spinId), agreed)
    return await spin(bearer, { spinId, clientSeed, stake: agreed.stake })
  }

  /** After a lost answer the round may have been played: what holds for the next one is asked for. */
  async function lookAgain() {
    const known = await pastRounds(bearer).catch(() => null)
    if (known) commitment = known.nextCommitment
  }

  async function play() {
    running = true
    host.classList.remove('won')
    message.textContent = ''
    controls.setRunning(true)
    try {
      const answer = await order()
      commitment = answer.nextCommitment
      for (const [at, shown] of answer.round.spins.entries()) await showSpin(shown, answer.round.spins.length - at - 1)
      showResult(answer)
    } catch (error) {
      const code = error instanceof CallError ? error.code : 'INTERNAL'
      message.textContent = t[messageKey(code)]
      await lookAgain()
      if (code === 'INSUFFICIENT_FUNDS') tellParent('needDeposit')
    } finally {
      running = false
      controls.setRunning(false)
    }
  }

  host.replaceChildren(
    el(
      'header',
      { class: 'bar' },
      el('div', { class: 'figure' }, el('small', {}, `${t.balance} · ${t.playMoney}`), balance),
      el('div', { class: 'figure end' }, el('small', {}, t.rtp), el('span', {}, rtpText())),
    ),
    el('div', { class: 'frame' }, reels.root),
    message,
    controls.root,
  )
  host.removeAttribute('aria-busy')
  tellParent('ready')
}
