import { nextDraw } from '../lottery/clock.ts'
import { iconOf } from '../lottery/menu.ts'
import { type Answer, type Lobby, languageOf, type Served } from './lobby.ts'
import { popularLotteries } from './lottery.ts'
import { textIn } from './names.ts'
import { isHidden, setHidden, winners } from './winners.ts'

type PrizeMode = Answer<'popularLottery'>['list'][number]['prizeMode']

/** The winner board and the popular lotteries of the home page. */
export function boardHandlers(
  lobby: Lobby,
): Served<'rankList' | 'popularLottery' | 'winnerSetting' | 'setWinnerSetting'> {
  const boards = lobby.shared<Answer<'rankList'>>()
  return {
    rankList: (call) => {
      const { gameCategory: category, limitNum: limit } = call.input
      const { merchant } = call.request
      const language = languageOf(call)
      return boards(JSON.stringify([merchant, category, limit, language]), async () => ({
        list: await winners(lobby.db, {
          merchant,
          currency: lobby.currencyOf(call.request),
          category,
          limit,
          language,
        }),
      }))
    },
    winnerSetting: async ({ caller }) => ({ hidden: await isHidden(lobby.db, caller.memberId) }),
    setWinnerSetting: async ({ input: { hidden }, caller }) => {
      await setHidden(lobby.db, caller.memberId, hidden)
      // The board that this process remembers must not show the name any longer.
      boards.forget()
      return { hidden }
    },
    popularLottery: async (call) => {
      const offered = await lobby.vendors.offered(lobby.currencyOf(call.request))
      const up = offered.filter(({ status }) => status === 'UP').map(({ code }) => code)
      const rows = await popularLotteries(lobby.db, up, call.input.prizeMode, call.input.count)
      return {
        list: rows.map((row) => ({
          gameCode: row.code,
          gameName: textIn(row.names, languageOf(call)),
          icon: iconOf(row.code),
          prizeMode: row.prizeMode as PrizeMode,
          nextDrawAt: nextDraw(row.drawEverySeconds, lobby.clock()).toISOString(),
        })),
      }
    },
  }
}
