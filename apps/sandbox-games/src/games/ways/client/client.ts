import { el } from '../../../client/dom.ts'
import { gameClient, type Kit } from '../../../client/kit.ts'
import { toAmount } from '../../../kernel/amounts.ts'
import { createBoard, teaseFrom } from '../../reels/client/board.ts'
import { finish } from '../../reels/client/finish.ts'
import { crest, framed } from '../../reels/client/framed.ts'
import { oneAtATime } from '../../reels/client/machine-room.ts'
import type { Pacer } from '../../reels/client/pacer.ts'
import { payTable, rule } from '../../reels/client/pays.ts'
import { createLadder, createRibbon } from '../../reels/client/ribbon.ts'
import '../../reels/client/layout.css'
import '../../reels/client/reels.css'
import { type Strings, strings } from '../../reels/client/strings/index.ts'
import { drawSymbol } from '../../reels/client/symbols.ts'
import type { Grid, PaidCode } from '../../reels/symbols.ts'
import { payHundredths } from '../../stakes.ts'
import { ways as machine } from '../machine.ts'
import type { WaysRound, WaysSpin } from '../round.ts'
import { ways } from '../server.ts'

const paid = Object.entries(machine.pays) as [PaidCode, readonly number[]][]
const seals = (grid: Grid) => grid.map((column) => column.map((code) => code === 'S'))

function mount(kit: Kit<keyof Strings>) {
  const { t } = kit
  const start = machine.strips.map((strip) => [...strip.slice(0, machine.rows)])
  const ladder = createLadder(machine.ladder)
  const ribbon = createRibbon(ladder.root)
  const showSum = (hundredths: number) =>
    ribbon.sum(
      hundredths > 0 ? `${t.thisRound} ${kit.money(toAmount(payHundredths(kit.stake.units(), hundredths)))}` : '',
    )

  /** One spin with its cascades; returns the round's total after it. */
  const showSpin = async (pacer: Pacer, spin: WaysSpin, before: number) => {
    let sum = before
    const [first] = spin.steps
    ladder.show(spin.free ? machine.freeLadder : machine.ladder)
    ladder.light(0)
    kit.sound('spin')
    await board.spin(first?.grid ?? [], spin.free ? undefined : teaseFrom(first?.grid ?? []))
    for (const [at, step] of spin.steps.entries()) {
      const next = spin.steps[at + 1]
      if (!next) break
      ladder.light(Math.min(at, machine.ladder.length - 1))
      board.light(step.gone)
      kit.sound('tick')
      sum += step.pay
      showSum(sum)
      await pacer.pause(520)
      await board.burst(step.gone, next.grid)
    }
    return sum + spin.win - spin.steps.reduce((total, { pay }) => total + pay, 0)
  }

  const play = async (pacer: Pacer) => {
    showSum(0)
    ribbon.note('')
    const settled = await kit.order<WaysRound>({})
    const { spins } = settled.outcome
    let sum = 0
    for (const [at, spin] of spins.entries()) {
      if (spin.free) ribbon.note(`${t.freeLeft}: ${spins.length - at - 1}`)
      sum = await showSpin(pacer, spin, sum)
      if (spin.freeGames > 0) {
        board.light(seals(spin.steps[0]?.grid ?? []))
        kit.say(`${t.freeGames}: ${spin.freeGames}`)
        kit.sound('rise')
        await pacer.pause(1_200)
      } else if (spins.length > 1) await pacer.pause(300)
      showSum(sum)
    }
    finish(kit, settled)
  }
  const room = oneAtATime(kit, { label: t.spin, skipLabel: t.skip, play })
  const board = createBoard({
    ...{ start, strips: machine.strips, pacer: room.pacer, calm: kit.calm },
    draw: (code) => drawSymbol(code, kit.heroes),
    onLand: (_, codes) => kit.sound(codes.includes('S') ? 'rise' : 'stop'),
  })
  kit.stage.append(crest(kit.heroes, '100dvh - 640px'), framed(5, 4, ribbon.root, board.root))
}

/** Five reels of four with falling symbols and a multiplier that rises. */
export const client = gameClient({
  rules: ways,
  strings,
  paytable: (kit) => [
    el('p', {}, kit.t.waysRule),
    payTable(kit, ['3', '4', '5'], paid),
    rule(kit, 'W', kit.t.wildRule),
    rule(kit, 'S', kit.t.sealWays),
    el('p', {}, `${kit.t.cascadeRule} ×${machine.ladder.join(', ×')} · ×${machine.freeLadder.join(', ×')}`),
  ],
  summary: (outcome, { t }) => {
    const { spins } = outcome as WaysRound
    return spins.length > 1 ? `${t.freeGames}: ${spins.length - 1}` : ''
  },
  mount,
})
