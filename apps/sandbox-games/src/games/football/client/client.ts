import { gameClient } from '../../../client/kit.ts'
import { slipWords } from '../../sports/client/bet-words.ts'
import { mountSport } from '../../sports/client/mount-sport.ts'
import { sportPaytable } from '../../sports/client/paytable.ts'
import { roundWords } from '../../sports/client/results.ts'
import type { SportView } from '../../sports/client/sport-view.ts'
import { withSportTexts } from '../../sports/client/strings/index.ts'
import { football as sport } from '../rules.ts'
import { football, minSingle } from '../server.ts'
import { bn } from './strings/bn.ts'
import { en, type Text } from './strings/en.ts'
import { fil } from './strings/fil.ts'
import { hi } from './strings/hi.ts'

type Market = 'result' | 'total' | 'both' | 'score'
const minutes = 90
const upTo = (goals: readonly number[] = [], minute: number) => goals.filter((at) => at <= minute).length

const view: SportView<Text> = {
  sport,
  main: 'result',
  marketName: (market, { t }) => (market === 'score' ? t.sportScore : t[market as Exclude<Market, 'score'>]),
  pickName: (pick, { t }) => t[pick as 'over' | 'under' | 'yes' | 'no'],
  steps: minutes,
  clock: (step) => `${step}′`,
  scoreAt: ([home, away], step) => [upTo(home, step), upTo(away, step)],
  describe([home = [], away = []], step, names, { t }) {
    const scorers = [...(home.includes(step) ? [names[0]] : []), ...(away.includes(step) ? [names[1]] : [])]
    if (scorers.length === 0) return null
    return `${step}′ ${t.goal}: ${scorers.join(', ')} (${upTo(home, step)}:${upTo(away, step)})`
  },
}

export const client = gameClient({
  rules: football,
  strings: withSportTexts({ en, fil, bn, hi }),
  paytable: (kit) => sportPaytable(kit, view, [kit.t.rule1, kit.t.rule2], minSingle),
  mount: (kit) => mountSport(kit, view),
  bet: slipWords(view),
  summary: (outcome) => roundWords(view, outcome),
})
