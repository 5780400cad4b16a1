import type { Kit } from '../../../client/kit.ts'
import { toAmount } from '../../../kernel/amounts.ts'
import type { Board } from '../../reels/client/board.ts'
import type { Pacer } from '../../reels/client/pacer.ts'
import type { Strings } from '../../reels/client/strings/index.ts'
import { payHundredths } from '../../stakes.ts'
import { cells, hold } from '../machine.ts'
import type { HoldRound, Landed } from '../round.ts'
import { coinFace, type createLamps } from './coins.ts'

type Parts = {
  kit: Kit<keyof Strings>
  board: Board
  pacer: Pacer
  lamps: ReturnType<typeof createLamps>
  sum: (text: string) => void
}
const rows = hold.reels.rows

/** Hold and spin: coins stay, empty places turn, each new coin sets the respins back; at the end the coins pay. */
export async function showFeature({ kit, board, pacer, lamps, sum }: Parts, round: HoldRound) {
  const { t } = kit
  const place = (cell: number) => board.cell(Math.floor(cell / rows), cell % rows)
  const held = new Map<number, Landed>(round.coins.map((coin) => [coin.cell, coin]))
  const pop = (node: Element | undefined, ms: number) =>
    node && !kit.calm()
      ? pacer.run(
          node.animate([{ transform: 'scale(1.5)' }, { transform: 'none' }], { duration: ms, easing: 'ease-out' }),
        )
      : Promise.resolve()

  kit.say(t.holdAndSpin)
  kit.sound('rise')
  board.root.classList.add('holding')
  lamps.show(hold.respins)
  for (const { cell } of round.coins) place(cell)?.classList.add('kept')
  await pacer.pause(1_000)
  for (const { landed, left } of round.respins) {
    board.root.classList.add('turning')
    kit.sound('spin')
    await pacer.pause(held.size > cells(hold) - 3 ? 1_300 : 700)
    board.root.classList.remove('turning')
    for (const coin of landed) {
      held.set(coin.cell, coin)
      const node = place(coin.cell)
      node?.replaceChildren(coinFace(t, hold.coins[coin.coin]))
      node?.classList.add('kept')
      kit.sound('deal')
      await pop(node, 320)
    }
    lamps.show(left)
    kit.say(`${t.respins}: ${left}`)
    await pacer.pause(220)
  }
  await payOut()
  board.root.classList.remove('holding')
  lamps.show(0)

  async function payOut() {
    let total = round.lineWin + (round.isFull ? hold.grand : 0)
    if (round.isFull) kit.say(t.grand)
    for (const { cell, coin } of [...held.values()].sort((a, b) => a.cell - b.cell)) {
      total += hold.coins[coin]?.value ?? 0
      sum(kit.money(toAmount(payHundredths(kit.stake.units(), total))))
      kit.sound('tick')
      await pop(place(cell), 170)
    }
  }
}
