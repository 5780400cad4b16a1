import { CallError } from '../../../client/api.ts'
import { el } from '../../../client/dom.ts'
import { gameClient, type Kit, type Running, type Settled } from '../../../client/kit.ts'
import { toAmount } from '../../../kernel/amounts.ts'
import { finish } from '../../reels/client/finish.ts'
import { payHundredths } from '../../stakes.ts'
import { chainState, maxSteps } from '../chain.ts'
import { type HighcardAct, type HighcardBet, type HighcardOutcome, type HighcardView, highcard } from '../server.ts'
import { createCalls } from './calls.ts'
import { nameOf } from './cards.ts'
import { type Strings, strings } from './strings/index.ts'
import { createTable } from './table.ts'
import '../../reels/client/layout.css'
import './highcard.css'

type Answer = Settled<HighcardOutcome> | Running
const isOpen = (answer: Answer): answer is Running => 'running' in answer

/** The visible part of a settled round: every card with a call, and the next card. */
function viewOf({ outcome, bet }: Settled<HighcardOutcome>): HighcardView {
  const { calls = [] } = bet as HighcardBet
  const seen = Math.max(1, calls.length) + 1
  return { cards: outcome.cards.slice(0, seen), suits: outcome.suits.slice(0, seen), calls }
}

function mount(kit: Kit<keyof Strings>) {
  const { t } = kit
  const table = createTable(kit)
  let running: { id: string; view: HighcardView } | undefined
  let isBusy = false

  const calls = createCalls(kit, (call) => void act({ call, at: running?.view.calls.length ?? 0 }))

  const update = () => {
    const view = running?.view
    const steps = view?.calls.length ?? 0
    const pay = view && steps > 0 ? chainState(view.cards, view.calls).pay : 0
    calls.offer(isBusy ? null : (view ?? null))
    kit.stake.lock(Boolean(running) || isBusy)
    const prize = kit.money(toAmount(payHundredths(kit.stake.units(), pay)))
    primary.set({
      label: running ? `${t.collect} ${steps > 0 ? prize : ''}`.trim() : t.deal,
      disabled: isBusy || (Boolean(running) && steps === 0),
    })
    table.ladder(steps, pay)
    if (running) kit.say(steps > 0 ? `${t.right}: ${steps} / ${maxSteps} · ${pay / 100}×` : t.question)
  }

  async function take(answer: Answer, isCollected: boolean) {
    if (isOpen(answer)) {
      running = { id: answer.roundId, view: answer.view as HighcardView }
      await table.show(running.view)
      return
    }
    running = undefined
    if (!isCollected) await table.show(viewOf(answer))
    const { state } = chainState(answer.outcome.cards, viewOf(answer).calls)
    table.judge(state === 'lost')
    finish(kit, answer)
  }

  /** One call to the server at a time; the frame has shown its errors. */
  async function during(work: () => Promise<Answer>, isCollected = false) {
    if (isBusy) return
    isBusy = true
    update()
    try {
      await take(await work(), isCollected)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      await recover()
    } finally {
      isBusy = false
      update()
    }
  }
  /** After a lost or late act, reload the state of the round. */
  async function recover() {
    if (!running) return
    const answer = await kit.look<HighcardOutcome>(running.id).catch(() => null)
    if (answer) await take(answer, false)
  }

  const act = (chosen: HighcardAct) => {
    const id = running?.id
    return id ? during(() => kit.act<HighcardOutcome>(id, chosen), 'collect' in chosen) : Promise.resolve()
  }
  const press = () => {
    if (running) return void (running.view.calls.length > 0 && act({ collect: true }))
    table.clear()
    kit.say('')
    void during(() => kit.begin<HighcardOutcome>({}))
  }
  const primary = kit.primary(t.deal, press)
  kit.key('Enter', t.deal, press)
  kit.stage.append(el('div', { class: 'card-board' }, table.root, calls.root))
  update()
  const { left } = kit
  if (left) void during(async () => left)
}

/** Higher, lower or the same: a chain of calls that can be collected after each. */
export const client = gameClient({
  rules: highcard,
  strings,
  paytable: ({ t }) => [el('p', {}, t.rule), el('p', {}, t.time)],
  summary: (outcome) => (outcome as HighcardOutcome).cards.slice(0, 2).map(nameOf).join(' '),
  bet({ bet }, { t }) {
    const { calls = [], collected } = bet as HighcardBet
    return [...calls.map((call) => t[call]), ...(collected ? [t.collect] : [])].join(' · ')
  },
  mount,
})
