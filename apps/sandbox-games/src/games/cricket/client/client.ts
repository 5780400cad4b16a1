import { gameClient } from '../../../client/kit.ts'
import { slipWords } from '../../sports/client/bet-words.ts'
import { mountSport } from '../../sports/client/mount-sport.ts'
import { sportPaytable } from '../../sports/client/paytable.ts'
import { roundWords } from '../../sports/client/results.ts'
import type { SportView } from '../../sports/client/sport-view.ts'
import { withSportTexts } from '../../sports/client/strings/index.ts'
import { overs, cricket as sport } from '../rules.ts'
import { cricket, minSingle } from '../server.ts'
import { bn } from './strings/bn.ts'
import { en, type Text } from './strings/en.ts'
import { fil } from './strings/fil.ts'
import { hi } from './strings/hi.ts'

type Market = 'winner' | 'runs' | 'margin'
const sum = (runs: readonly number[]) => runs.reduce((all, one) => all + one, 0)

const view: SportView<Text> = {
  sport,
  main: 'winner',
  marketName: (market, { t }) => (market === 'winner' ? t.sportWinner : t[market as Exclude<Market, 'winner'>]),
  pickName: (pick, { t }) => t[pick as Text],
  steps: 2 * overs,
  clock: (step, { t }) => `${t.over} ${(Math.max(0, step - 1) % overs) + 1}`,
  scoreAt: ([home = [], away = []], step) => [sum(home.slice(0, step)), sum(away.slice(0, Math.max(0, step - overs)))],
  describe([home = [], away = []], step, names, { t }) {
    const isFirst = step <= overs
    const runs = (isFirst ? home[step - 1] : away[step - 1 - overs]) ?? 0
    return `${t.over} ${((step - 1) % overs) + 1}: ${isFirst ? names[0] : names[1]} +${runs}`
  },
}

export const client = gameClient({
  rules: cricket,
  strings: withSportTexts({ en, fil, bn, hi }),
  paytable: (kit) => sportPaytable(kit, view, [kit.t.rule1, kit.t.rule2], minSingle),
  mount: (kit) => mountSport(kit, view),
  bet: slipWords(view),
  summary: (outcome) => roundWords(view, outcome),
})
