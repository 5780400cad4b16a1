import { gameClient } from '../../../client/kit.ts'
import { slipWords } from '../../sports/client/bet-words.ts'
import { mountSport } from '../../sports/client/mount-sport.ts'
import { sportPaytable } from '../../sports/client/paytable.ts'
import { roundWords } from '../../sports/client/results.ts'
import type { SportView } from '../../sports/client/sport-view.ts'
import { withSportTexts } from '../../sports/client/strings/index.ts'
import { arena as sport } from '../rules.ts'
import { arena, minSingle } from '../server.ts'
import { bn } from './strings/bn.ts'
import { en, type Text } from './strings/en.ts'
import { fil } from './strings/fil.ts'
import { hi } from './strings/hi.ts'

const taken = (own: readonly number[] = [], other: readonly number[] = [], maps: number) =>
  own.slice(0, maps).filter((rounds, at) => rounds > (other[at] ?? 0)).length

const view: SportView<Text> = {
  sport,
  main: 'winner',
  marketName: (market, { t }) =>
    market === 'winner' ? t.sportWinner : market === 'score' ? t.sportScore : t[market as 'maps' | 'first'],
  pickName: (pick, { t }) => t[pick as Text],
  steps: 5,
  clock: (step, { t }) => `${t.map} ${Math.min(5, step + 1)}`,
  scoreAt: ([home, away], step) => [taken(home, away, step), taken(away, home, step)],
  describe([home = [], away = []], step, names, { t }) {
    const rounds = [home[step - 1], away[step - 1]]
    if (rounds.includes(undefined)) return null
    return `${t.map} ${step}: ${names[0]} ${rounds.join(':')} ${names[1]}`
  },
}

export const client = gameClient({
  rules: arena,
  strings: withSportTexts({ en, fil, bn, hi }),
  paytable: (kit) => sportPaytable(kit, view, [kit.t.rule1, kit.t.rule2], minSingle),
  mount: (kit) => mountSport(kit, view),
  bet: slipWords(view),
  summary: (outcome) => roundWords(view, outcome),
})
