import { el } from '../../../client/dom.ts'
import { fill } from '../../../client/fill.ts'
import { gameClient } from '../../../client/kit.ts'
import { ticketBetWords } from '../../../client/tickets/bet-words.ts'
import { mountTickets } from '../../../client/tickets/mount-tickets.ts'
import { ticketPaytable } from '../../../client/tickets/paytable.ts'
import { withTicketTexts } from '../../../client/tickets/strings/index.ts'
import type { TicketGame, TicketKit } from '../../../client/tickets/ticket-game.ts'
import { quickdrawReturns } from '../rtp.ts'
import { type Drawn, fitsPlay, lineBack, type PlayType, plays, playTypes } from '../rules.ts'
import { quickdraw } from '../server.ts'
import { bn } from './strings/bn.ts'
import { en, type Text } from './strings/en.ts'
import { fil } from './strings/fil.ts'
import { hi } from './strings/hi.ts'

const aboutSum = ['big', 'small', 'odd', 'even']

function paysText(play: PlayType, { t }: TicketKit<Text>): string {
  return play === 'anyOrder' ? t.anyOrderPays : `${plays[play].pays('') / 100}×`
}

const game: TicketGame<Drawn, Text> = {
  lotteries: quickdraw.tables.map(({ id }) => id),
  plays: playTypes.map((code) => ({ code, picks: plays[code].digits === 0 ? 0 : 1, digits: plays[code].digits })),
  lotteryName: (id, { t }) => t[id as Text],
  playName: (code, { t }) => t[code as PlayType],
  playHint: (code, _, kit) => {
    const hint = aboutSum.includes(code) ? kit.t.sumHint : kit.t[`${code}Hint` as Text]
    return `${hint} ${fill(kit.t.ticketPays, { times: paysText(code as PlayType, kit) })}`
  },
  back: lineBack,
  draw: ({ digits }) =>
    el('div', { class: 'balls' }, ...digits.map((digit) => el('span', { class: 'draw-ball' }, String(digit)))),
  brief: ({ digits }) => digits.join(' '),
  fits: fitsPlay,
}

function paytable(kit: TicketKit<Text>) {
  const returns = quickdrawReturns()
  const lines = Object.entries(returns)
    .filter(([sort]) => sort !== 'anyOrder 112')
    .map(([sort, { rtp }]) => {
      const play = sort.split(' ')[0] as PlayType
      return { name: kit.t[play], pays: paysText(play, kit), rtp }
    })
  return ticketPaytable(kit, [kit.t.rule1, kit.t.rule2], [{ title: '', lines }])
}

export const client = gameClient({
  rules: quickdraw,
  strings: withTicketTexts({ en, fil, bn, hi }),
  paytable,
  mount: (kit) => mountTickets(kit, game),
  bet: ticketBetWords(game),
  summary: (outcome) => game.brief(outcome as Drawn),
})
