import { el } from '../../../client/dom.ts'
import { gameClient, type Kit } from '../../../client/kit.ts'
import { linePicture } from '../../lines/client/paytable.ts'
import type { LineWin } from '../../lines/evaluate.ts'
import { createBoard } from '../../reels/client/board.ts'
import { finish } from '../../reels/client/finish.ts'
import { crest, framed } from '../../reels/client/framed.ts'
import { oneAtATime } from '../../reels/client/machine-room.ts'
import type { Pacer } from '../../reels/client/pacer.ts'
import { payTable, rule, times } from '../../reels/client/pays.ts'
import { createRibbon } from '../../reels/client/ribbon.ts'
import '../../reels/client/layout.css'
import '../../reels/client/reels.css'
import './hold.css'
import { type Strings, strings } from '../../reels/client/strings/index.ts'
import { drawSymbol } from '../../reels/client/symbols.ts'
import { createWinLines } from '../../reels/client/win-lines.ts'
import type { Grid, PaidCode } from '../../reels/symbols.ts'
import { hold as machine } from '../machine.ts'
import type { HoldRound } from '../round.ts'
import { hold } from '../server.ts'
import { coinFace, createJackpots, createLamps } from './coins.ts'
import { showFeature } from './feature.ts'

const { reels } = machine
const paid = Object.entries(reels.pays) as [PaidCode, readonly number[]][]

const marksOf = (window: Grid, wins: readonly LineWin[]) =>
  window.map((column, reel) =>
    column.map((_, row) => wins.some(({ line, count }) => reel < count && reels.lines[line]?.[reel] === row)),
  )

/** Reels that wait in suspense: those after the fourth coin, where the sixth is still possible. */
function suspenseFrom(window: Grid): number {
  let seen = 0
  for (const [at, column] of window.entries()) {
    if (seen >= machine.trigger - 2 && seen < machine.trigger) return at
    seen += column.filter((code) => code === 'S').length
  }
  return window.length
}

function mount(kit: Kit<keyof Strings>) {
  const { t } = kit
  const lamps = createLamps()
  const ribbon = createRibbon(lamps.root)
  const drawn = createWinLines(5, 3, kit.calm)
  let round: HoldRound | undefined
  const play = async (pacer: Pacer) => {
    ribbon.sum('')
    drawn.clear()
    const settled = await kit.order<HoldRound>({})
    round = settled.outcome
    kit.sound('spin')
    await board.spin(round.window, suspenseFrom(round.window))
    if (round.lines.length > 0) {
      board.light(marksOf(round.window, round.lines))
      drawn.show(round.lines.map(({ line, count }) => ({ line, cells: reels.lines[line]?.slice(0, count) ?? [] })))
      if (round.holdWin > 0) await pacer.pause(900)
    }
    if (round.holdWin > 0) {
      board.clear()
      drawn.clear()
      await showFeature({ kit, board, pacer, lamps, sum: ribbon.sum }, round)
    }
    finish(kit, settled)
  }
  const writeCoins = (reel: number) => {
    for (const { cell, coin } of round?.coins ?? [])
      if (Math.floor(cell / reels.rows) === reel)
        board.cell(reel, cell % reels.rows)?.replaceChildren(coinFace(t, machine.coins[coin]))
  }
  const room = oneAtATime(kit, { label: t.spin, skipLabel: t.skip, play })
  const board = createBoard({
    start: reels.strips.map((strip) => [...strip.slice(0, reels.rows)]),
    ...{ strips: reels.strips, pacer: room.pacer, calm: kit.calm },
    draw: (code) => (code === 'S' ? coinFace(t) : drawSymbol(code, kit.heroes)),
    onLand(reel, codes) {
      writeCoins(reel)
      kit.sound(codes.includes('S') ? 'deal' : 'stop')
    },
  })
  kit.stage.append(
    crest(kit.heroes, '100dvh - 630px'),
    createJackpots(kit),
    framed(5, 3, ribbon.root, drawn.over(board.root)),
  )
}

const perStake = (pays: readonly number[]) => pays.map((pay) => (pay * 100) / reels.lines.length)

/** Five reels, twenty lines, coins that stay. */
export const client = gameClient({
  rules: hold,
  strings,
  paytable: (kit) => [
    el('p', { class: 'rule' }, coinFace(kit.t), kit.t.coinRule),
    el(
      'p',
      {},
      `${kit.t.coinPays} ${machine.coins.map(({ value }) => times(value)).join(' · ')} · ${times(machine.grand)}`,
    ),
    payTable(
      kit,
      ['3', '4', '5'],
      paid.map(([code, pays]) => [code, perStake(pays)] as const),
    ),
    rule(kit, 'W', kit.t.wildHold),
    el('h3', {}, kit.t.linesHead),
    el('div', { class: 'lines' }, ...reels.lines.map(linePicture)),
  ],
  summary: (outcome, { t }) => ((outcome as HoldRound).holdWin > 0 ? t.holdAndSpin : ''),
  mount,
})
