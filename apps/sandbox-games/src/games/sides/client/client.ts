import './sides.css'
import { el } from '../../../client/dom.ts'
import { gameClient } from '../../../client/kit.ts'
import { tableBetWords } from '../../../client/table/bet-words.ts'
import { mountTable } from '../../../client/table/mount-table.ts'
import { tablePaytable } from '../../../client/table/paytable.ts'
import { withTableTexts } from '../../../client/table/strings/index.ts'
import type { TableGame, Tone } from '../../../client/table/table-game.ts'
import { timesText } from '../../../client/table/times-text.ts'
import { sidesReturns } from '../rtp.ts'
import { type Meeting, type SidesBet, sidesBack, sidesBets, sidesPays, type Winner } from '../rules.ts'
import { sides } from '../server.ts'
import { createScene, meetingWords } from './scene.ts'
import { bn } from './strings/bn.ts'
import { en, type Text } from './strings/en.ts'
import { fil } from './strings/fil.ts'
import { hi } from './strings/hi.ts'

const tones: Record<Winner, Tone> = { light: 'd', wave: 'a', draw: 'c' }
const fields: readonly [SidesBet, string][] = [
  ['light', 'side-d main'],
  ['draw', 'side-c'],
  ['wave', 'side-a main'],
  ['close', 'wide'],
  ['far', 'wide'],
]

const game: TableGame<Meeting, Text> = {
  scene: createScene,
  board: ({ t }, field) =>
    el(
      'div',
      { class: 'cloth sides-cloth' },
      ...fields.map(([on, look]) => field(on, look, el('span', {}, t[on]), el('small', {}, timesText(sidesPays[on])))),
    ),
  words: (on, { t }) => t[on as SidesBet],
  pays: (on) => sidesPays[on as SidesBet],
  back: (on, meeting) => sidesBack(on as SidesBet, meeting),
  road: (meeting, kit) => ({
    text: meeting.winner === 'draw' ? '=' : String(meeting.lead),
    tone: tones[meeting.winner],
    words: meetingWords(meeting, kit),
  }),
}

export const client = gameClient({
  rules: sides,
  strings: withTableTexts({ en, fil, bn, hi }),
  paytable: (kit) => {
    const returns = sidesReturns()
    const lines = sidesBets.map((bet) => ({
      name: kit.t[bet],
      pays: sidesPays[bet],
      rtp: Math.floor(returns[bet].rtp * 10_000),
    }))
    return tablePaytable(kit, [kit.t.rule1, kit.t.rule2], lines)
  },
  mount: (kit) => mountTable(kit, game),
  bet: tableBetWords(game),
  summary: (outcome, kit) => meetingWords(outcome as Meeting, kit),
})
