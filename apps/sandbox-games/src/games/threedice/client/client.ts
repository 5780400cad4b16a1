import './threedice.css'
import { gameClient } from '../../../client/kit.ts'
import { tableBetWords } from '../../../client/table/bet-words.ts'
import { mountTable } from '../../../client/table/mount-table.ts'
import { tablePaytable } from '../../../client/table/paytable.ts'
import { withTableTexts } from '../../../client/table/strings/index.ts'
import type { TableGame, TableKit } from '../../../client/table/table-game.ts'
import { threediceReturns } from '../rtp.ts'
import { type Roll, threediceBack, threedicePays } from '../rules.ts'
import { threedice } from '../server.ts'
import { threediceBoard } from './board.ts'
import { createScene, rollWords } from './scene.ts'
import { bn } from './strings/bn.ts'
import { en, type Text } from './strings/en.ts'
import { fil } from './strings/fil.ts'
import { hi } from './strings/hi.ts'

const isNamed = (on: string): on is Text => Object.hasOwn(en, on)
const groups: Record<string, Text> = {
  triple: 'tripleOf',
  double: 'doubleOf',
  pair: 'pairOf',
  face: 'faceOf',
  total: 'total',
}

function words(on: string, { t }: TableKit<Text>): string {
  if (isNamed(on)) return t[on]
  const [, group = '', digits = ''] = /^([a-z]+)(\d+)$/.exec(on) ?? []
  const name = groups[group]
  return name ? `${t[name]} ${group === 'pair' ? [...digits].join(' + ') : digits}` : on
}

const game: TableGame<Roll, Text> = {
  scene: createScene,
  board: threediceBoard,
  words,
  pays: threedicePays,
  back: threediceBack,
  road: (roll, kit) => {
    const tone = roll.isTriple ? 'd' : roll.total <= 10 ? 'a' : 'b'
    return { text: String(roll.total), tone, words: rollWords(roll, kit) }
  },
}

/** One of each sort; the others of the sort pay and return the same. Totals are listed up to the middle. */
const sorts = [
  'small',
  'odd',
  'triple',
  'triple1',
  'double1',
  'pair12',
  ...[4, 5, 6, 7, 8, 9, 10].map((total) => `total${total}`),
]
const also: Record<string, (kit: TableKit<Text>) => string> = {
  small: ({ t }) => `${t.small} · ${t.big}`,
  odd: ({ t }) => `${t.odd} · ${t.even}`,
  triple1: ({ t }) => t.tripleOf,
  double1: ({ t }) => t.doubleOf,
  pair12: ({ t }) => t.pairsHead,
}
const mirrored = (on: string) => (on.startsWith('total') ? ` · ${21 - Number(on.slice(5))}` : '')

function paytable(kit: TableKit<Text>) {
  const returns = threediceReturns()
  const rtp = (on: string) => Math.floor((returns[on]?.rtp ?? 0) * 10_000)
  const lines = sorts.map((on) => ({
    name: `${also[on]?.(kit) ?? words(on, kit)}${mirrored(on)}`,
    pays: threedicePays(on),
    rtp: rtp(on),
  }))
  const faces = { name: kit.t.facesHead, pays: '2× / 3× / 13×', rtp: rtp('face1') }
  return tablePaytable(kit, [kit.t.rule1, kit.t.rule2], [...lines, faces])
}

export const client = gameClient({
  rules: threedice,
  strings: withTableTexts({ en, fil, bn, hi }),
  paytable,
  mount: (kit) => mountTable(kit, game),
  bet: tableBetWords(game),
  summary: (outcome, kit) => rollWords(outcome as Roll, kit),
})
