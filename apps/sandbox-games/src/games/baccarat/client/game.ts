import { el } from '../../../client/dom.ts'
import type { TableGame, Tone } from '../../../client/table/table-game.ts'
import { timesText } from '../../../client/table/times-text.ts'
import { type BaccaratBet, baccaratBack, baccaratPays, type Coup, type Winner } from '../rules.ts'
import { createScene } from './scene.ts'
import type { Text } from './strings/en.ts'

const tones: Record<Winner, Tone> = { player: 'a', banker: 'b', tie: 'c' }
const fields: readonly [BaccaratBet, string][] = [
  ['playerPair', 'side-a pair'],
  ['tie', 'side-c'],
  ['bankerPair', 'side-b pair'],
  ['player', 'side-a main'],
  ['banker', 'side-b main'],
]

export const game: TableGame<Coup, Text> = {
  scene: createScene,
  board: (kit, field) =>
    el(
      'div',
      { class: 'cloth baccarat-cloth' },
      ...fields.map(([on, look]) =>
        field(on, look, el('span', {}, kit.t[on]), el('small', {}, timesText(baccaratPays[on]))),
      ),
    ),
  words: (on, kit) => kit.t[on as BaccaratBet],
  pays: (on) => baccaratPays[on as BaccaratBet],
  back: (on, coup) => baccaratBack(on as BaccaratBet, coup),
  road: ({ winner, playerPoints, bankerPoints, playerPair, bankerPair }, { t }) => {
    const pairs = [playerPair && t.playerPair, bankerPair && t.bankerPair].filter(Boolean)
    const words = [winner === 'tie' ? t.tie : `${t[winner]} ${t.wins}`, `${playerPoints}:${bankerPoints}`, ...pairs]
    return { text: String(Math.max(playerPoints, bankerPoints)), tone: tones[winner], words: words.join(', ') }
  },
}
