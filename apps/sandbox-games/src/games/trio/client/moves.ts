import { CallError } from '../../../client/api.ts'
import { button } from '../../../client/dom.ts'
import type { Kit, RoomFeed, RoomSnapshot } from '../../../client/kit.ts'
import { toAmount } from '../../../kernel/amounts.ts'
import type { Move } from '../hand.ts'
import type { TrioView } from '../view.ts'
import type { Strings } from './strings/index.ts'

/** The frame has shown the error; the stream brings the state of the table. */
const calmly = (error: unknown) => {
  if (!(error instanceof CallError)) throw error
}

/** The buttons: sitting down, and the three moves while it is the player's turn. */
export function createMoves(kit: Kit<keyof Strings>, feed: RoomFeed<TrioView>) {
  const { t } = kit
  let [isSeated, isMine, isBusy, canRaise] = [false, false, false, false]

  const during = (work: () => Promise<void>) => {
    if (isBusy) return
    isBusy = true
    show()
    kit.sound('tap')
    void work()
      .catch(calmly)
      .finally(() => {
        isBusy = false
        show()
      })
  }
  const move = (wanted: Move) => {
    if (isMine && (wanted !== 'raise' || canRaise)) during(() => feed.move(wanted))
  }
  const press = () => (isSeated ? move('call') : during(feed.join))
  const fold = button(t.fold, 'small move', () => move('fold'))
  const primary = kit.primary(t.sit, press)
  const raise = button(t.raise, 'small move', () => move('raise'))
  kit.controls.prepend(fold)
  kit.controls.append(raise)
  const leave = button(t.leave, 'small leave', () => {
    kit.say(t.leaving)
    void feed.leave().catch(calmly)
  })
  kit.key('f', t.fold, () => move('fold'))
  kit.key('c', t.call, () => move('call'))
  kit.key('r', t.raise, () => move('raise'))

  let label = t.sit
  let raiseLabel: string = t.raise
  function show() {
    fold.hidden = !isSeated
    raise.hidden = !isSeated
    leave.hidden = !isSeated
    fold.disabled = !isMine || isBusy
    raise.disabled = !isMine || isBusy || !canRaise
    raise.textContent = raiseLabel
    primary.set({ label, disabled: isBusy || (isSeated && !isMine) })
    kit.stake.lock(isSeated)
  }
  show()
  return {
    leave,
    show({ room, view, turn, yourSeat, shares }: RoomSnapshot<TrioView>, stake: bigint) {
      isSeated = room !== ''
      isMine = view !== null && shares === null && turn !== null && turn === yourSeat
      canRaise = (view?.raise ?? 0) > 0
      const toCall = isMine ? (view?.toCall ?? 0) : 0
      const sum = (stakes: number) => kit.money(toAmount(stake * BigInt(stakes)))
      label = !isSeated ? t.sit : toCall > 0 ? `${t.call} ${sum(toCall)}` : t.check
      raiseLabel = isMine && canRaise ? `${t.raise} ${sum(toCall + (view?.raise ?? 0))}` : t.raise
      show()
    },
    isMine: () => isMine,
  }
}
