import './roulette.css'
import { gameClient } from '../../../client/kit.ts'
import { tableBetWords } from '../../../client/table/bet-words.ts'
import { mountTable } from '../../../client/table/mount-table.ts'
import { tablePaytable } from '../../../client/table/paytable.ts'
import { withTableTexts } from '../../../client/table/strings/index.ts'
import type { TableGame, TableKit, Tone } from '../../../client/table/table-game.ts'
import { type Colour, rouletteBack, roulettePays, type Spin } from '../rules.ts'
import { roulette } from '../server.ts'
import { rouletteBoard } from './board.ts'
import { bn } from './strings/bn.ts'
import { en, type Text } from './strings/en.ts'
import { fil } from './strings/fil.ts'
import { hi } from './strings/hi.ts'
import { createWheel, pocketWords } from './wheel.ts'

const tones: Record<Colour, Tone> = { red: 'b', black: 'd', green: 'c' }
const isNamed = (on: string): on is Text => Object.hasOwn(en, on)

const game: TableGame<Spin, Text> = {
  scene: createWheel,
  board: rouletteBoard,
  words: (on, { t }) => (isNamed(on) ? t[on] : on.slice(1).replaceAll('-', ' / ')),
  pays: roulettePays,
  back: rouletteBack,
  road: (spin, kit) => ({ text: String(spin.pocket), tone: tones[spin.colour], words: pocketWords(spin, kit) }),
}

/** One bet of each size; all bets of a size pay the same. */
const sizes = [
  ['straightName', 'n1'],
  ['splitName', 'n1-2'],
  ['streetName', 'n1-2-3'],
  ['cornerName', 'n1-2-4-5'],
  ['lineName', 'n1-2-3-4-5-6'],
  ['twelveName', 'dozen1'],
  ['halfName', 'red'],
] as const

const paytable = (kit: TableKit<Text>) =>
  tablePaytable(
    kit,
    [kit.t.rule1, kit.t.rule2],
    sizes.map(([name, on]) => ({ name: kit.t[name], pays: roulettePays(on), rtp: roulette.facts.rtp })),
  )

export const client = gameClient({
  rules: roulette,
  strings: withTableTexts({ en, fil, bn, hi }),
  paytable,
  mount: (kit) => mountTable(kit, game),
  bet: tableBetWords(game),
  summary: (outcome, kit) => pocketWords(outcome as Spin, kit),
})
