import { el } from '../../../client/dom.ts'
import { gameClient, type Kit } from '../../../client/kit.ts'
import { toAmount } from '../../../kernel/amounts.ts'
import { createBoard } from '../../reels/client/board.ts'
import { finish } from '../../reels/client/finish.ts'
import { framed } from '../../reels/client/framed.ts'
import { oneAtATime } from '../../reels/client/machine-room.ts'
import type { Pacer } from '../../reels/client/pacer.ts'
import { payTable, rule } from '../../reels/client/pays.ts'
import { createRibbon } from '../../reels/client/ribbon.ts'
import '../../reels/client/layout.css'
import '../../reels/client/reels.css'
import { type Strings, strings } from '../../reels/client/strings/index.ts'
import { drawSymbol } from '../../reels/client/symbols.ts'
import { payHundredths } from '../../stakes.ts'
import { type ClusterCode, cluster as machine, side, tierLabels } from '../machine.ts'
import type { ClusterRound, ClusterSpin } from '../round.ts'
import { cluster } from '../server.ts'
import { cold, type Heat } from '../spin.ts'
import { createHeatMap } from './heat-map.ts'

const paid = Object.entries(machine.pays) as [ClusterCode, readonly number[]][]

/** Times that the cells have burst after a step. */
const warmer = (heat: Heat, gone: readonly (readonly boolean[])[]): Heat =>
  heat.map((column, reel) => column.map((times, row) => times + (gone[reel]?.[row] ? 1 : 0)))

function mount(kit: Kit<keyof Strings>) {
  const { t } = kit
  const start = machine.strips.map((strip) => [...strip.slice(0, side)])
  const ribbon = createRibbon()
  const heatMap = createHeatMap(machine.heat)
  const showSum = (hundredths: number) =>
    ribbon.sum(
      hundredths > 0 ? `${t.thisRound} ${kit.money(toAmount(payHundredths(kit.stake.units(), hundredths)))}` : '',
    )

  const showSpin = async (pacer: Pacer, { steps }: ClusterSpin, before: number) => {
    let sum = before
    heatMap.show(steps[0]?.heat ?? cold())
    kit.sound('spin')
    await board.spin(steps[0]?.grid ?? [])
    for (const [at, step] of steps.entries()) {
      const next = steps[at + 1]
      if (!next) break
      board.light(step.gone)
      kit.sound('tick')
      sum += step.pay
      showSum(sum)
      const best = Math.max(...step.clusters.map(({ multiplier }) => multiplier))
      ribbon.note(best > 1 ? `×${best}` : '')
      await pacer.pause(480)
      heatMap.show(warmer(step.heat, step.gone))
      await board.burst(step.gone, next.grid)
    }
    return sum
  }

  const play = async (pacer: Pacer) => {
    showSum(0)
    ribbon.note('')
    const settled = await kit.order<ClusterRound>({})
    const { spins } = settled.outcome
    let sum = 0
    for (const [at, spin] of spins.entries()) {
      if (spin.free) kit.say(`${t.freeLeft}: ${spins.length - at - 1}`)
      sum = await showSpin(pacer, spin, sum)
      if (spin.freeGames > 0) {
        board.light((spin.steps.at(-1)?.grid ?? []).map((column) => column.map((code) => code === 'S')))
        kit.say(`${t.freeGames}: ${spin.freeGames}`)
        kit.sound('rise')
        await pacer.pause(1_200)
      } else if (spins.length > 1) await pacer.pause(250)
    }
    finish(kit, settled)
  }
  const room = oneAtATime(kit, { label: t.spin, skipLabel: t.skip, play })
  const board = createBoard({
    ...{ start, strips: machine.strips, pacer: room.pacer, calm: kit.calm },
    draw: (code) => drawSymbol(code, kit.heroes),
    onLand: (_, codes) => kit.sound(codes.includes('S') ? 'rise' : 'stop'),
  })
  kit.stage.append(framed(7, 7, ribbon.root, el('div', { class: 'heated' }, heatMap.root, board.root)))
}

/** Seven by seven: clusters burst, cells grow hot. */
export const client = gameClient({
  rules: cluster,
  strings,
  paytable: (kit) => [
    el('p', {}, kit.t.clusterRule),
    payTable(kit, tierLabels, paid),
    el('p', {}, kit.t.heatRule),
    rule(kit, 'S', kit.t.sealCluster),
  ],
  summary: (outcome, { t }) => {
    const { spins } = outcome as ClusterRound
    return spins.length > 1 ? `${t.freeGames}: ${spins.length - 1}` : ''
  },
  mount,
})
