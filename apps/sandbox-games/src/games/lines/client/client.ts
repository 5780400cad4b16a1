import { gameClient, type Kit } from '../../../client/kit.ts'
import { createBoard, teaseFrom } from '../../reels/client/board.ts'
import { finish } from '../../reels/client/finish.ts'
import { crest, framed } from '../../reels/client/framed.ts'
import { oneAtATime } from '../../reels/client/machine-room.ts'
import type { Pacer } from '../../reels/client/pacer.ts'
import '../../reels/client/layout.css'
import '../../reels/client/reels.css'
import { type Strings, strings } from '../../reels/client/strings/index.ts'
import { drawSymbol } from '../../reels/client/symbols.ts'
import { createWinLines } from '../../reels/client/win-lines.ts'
import type { LineWin } from '../evaluate.ts'
import { classic } from '../machine.ts'
import type { Round, Spin } from '../round.ts'
import { lines } from '../server.ts'
import { paytable } from './paytable.ts'

/** Cells of the lines that won, and of the scatters when they did. */
function marksOf({ lines: wins, scatters, free, window }: Spin): boolean[][] {
  const isOn = ({ line, count }: LineWin, reel: number, row: number) =>
    reel < count && classic.lines[line]?.[reel] === row
  return window.map((column, reel) =>
    column.map((code, row) => wins.some((win) => isOn(win, reel, row)) || (code === 'S' && scatters >= 3 && !free)),
  )
}

function mount(kit: Kit<keyof Strings>) {
  const { t } = kit
  const start = classic.strips.map((strip) => [...strip.slice(0, classic.rows)])
  const drawn = createWinLines(5, 3, kit.calm)
  const play = async (pacer: Pacer) => {
    const settled = await kit.order<Round>({})
    const { spins } = settled.outcome
    for (const [at, spin] of spins.entries()) {
      if (spin.free) kit.say(`${t.freeLeft}: ${spins.length - at - 1}`)
      kit.sound('spin')
      drawn.clear()
      await board.spin(spin.window, spin.free ? undefined : teaseFrom(spin.window))
      if (spin.win > 0) board.light(marksOf(spin))
      drawn.show(spin.lines.map(({ line, count }) => ({ line, cells: classic.lines[line]?.slice(0, count) ?? [] })))
      if (spin.freeGames > 0) {
        kit.say(`${t.freeGames}: ${spin.freeGames}`)
        kit.sound('rise')
        await pacer.pause(1_100)
      } else if (spins.length > 1) await pacer.pause(spin.win > 0 ? 700 : 250)
    }
    finish(kit, settled)
  }
  const room = oneAtATime(kit, { label: t.spin, skipLabel: t.skip, play })
  const board = createBoard({
    ...{ start, strips: classic.strips, pacer: room.pacer, calm: kit.calm },
    draw: (code) => drawSymbol(code, kit.heroes),
    onLand: (_, codes) => kit.sound(codes.includes('S') ? 'rise' : 'stop'),
  })
  kit.stage.append(crest(kit.heroes, '100dvh - 574px'), framed(5, 3, drawn.over(board.root)))
}

/** Five reels, ten lines, free games that count double. */
export const client = gameClient({
  rules: lines,
  strings,
  paytable: (kit) => paytable(kit),
  summary: (outcome, { t }) => {
    const { spins } = outcome as Round
    return spins.length > 1 ? `${t.freeGames}: ${spins.length - 1}` : ''
  },
  mount,
})
