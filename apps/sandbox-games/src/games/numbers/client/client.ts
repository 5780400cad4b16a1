import { fill } from '../../../client/fill.ts'
import { gameClient } from '../../../client/kit.ts'
import { ticketBetWords } from '../../../client/tickets/bet-words.ts'
import { mountTickets } from '../../../client/tickets/mount-tickets.ts'
import { ticketPaytable } from '../../../client/tickets/paytable.ts'
import { withTicketTexts } from '../../../client/tickets/strings/index.ts'
import type { TicketGame, TicketKit } from '../../../client/tickets/ticket-game.ts'
import { regionOf } from '../regions.ts'
import { numbersReturns } from '../rtp.ts'
import { type Drawn, fitsPlay, lineBack, type PlayType, plays, playTypes, type Region } from '../rules.ts'
import { numbers } from '../server.ts'
import { prizeTable } from './prizes.ts'
import { bn } from './strings/bn.ts'
import { en, type Text } from './strings/en.ts'
import { fil } from './strings/fil.ts'
import { hi } from './strings/hi.ts'

const paysText = (play: PlayType, region: Region) => `${plays[play].pays[region] / 100}×`
/** Plays that may hit more than once in a draw. */
const perHit: readonly PlayType[] = ['head', 'headTail', 'any2', 'any3']

const game: TicketGame<Drawn, Text> = {
  lotteries: numbers.tables.map(({ id }) => id),
  plays: playTypes.map((code) => ({ code, picks: plays[code].picks, digits: plays[code].digits })),
  lotteryName: (id, { t }) => t[id as Text],
  playName: (code, { t }) => t[code as PlayType],
  playHint: (code, lottery, { t }) => {
    const play = code as PlayType
    const pays = perHit.includes(play) ? t.ticketPaysEach : t.ticketPays
    return `${t[`${play}Hint`]} ${fill(pays, { times: paysText(play, regionOf(lottery)) })}`
  },
  back: lineBack,
  draw: prizeTable,
  brief: ({ numbers: [special = ''] }) => special,
  fits: fitsPlay,
}

function paytable(kit: TicketKit<Text>) {
  const { t } = kit
  const group = (region: Region) => {
    const returns = numbersReturns(region)
    const lines = playTypes.map((play) => ({ name: t[play], pays: paysText(play, region), rtp: returns[play] }))
    return { title: t[region], lines }
  }
  return ticketPaytable(kit, [t.rule1, t.rule2], [group('north'), group('south')])
}

export const client = gameClient({
  rules: numbers,
  strings: withTicketTexts({ en, fil, bn, hi }),
  paytable,
  mount: (kit) => mountTickets(kit, game),
  bet: ticketBetWords(game),
  summary: (outcome) => game.brief(outcome as Drawn),
})
