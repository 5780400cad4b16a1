import {
  asksGames,
  gameFigures,
  gamePnlSorts,
  isGameFigure,
  isGameSort,
  pnlSorts,
  teamFigures,
} from '@boardwalk/api-client/contract'
import { codeOr, daysOf, defineQuestion, gameFields, oneOf, pageUpTo, period } from '@boardwalk/shell/page-kit'

export const PAGE_SIZE = 20

/** The page's question, as in its URL. */
export const question = defineQuestion({
  period: period('today'),
  figure: oneOf(teamFigures, 'validBet'),
  ...gameFields,
  account: codeOr(''),
  sort: oneOf(pnlSorts, 'figure'),
  page: pageUpTo(10_000 / PAGE_SIZE),
})

export type Asked = typeof question.fallback

const gamesOf = ({ category, vendor }: Asked) => ({ gameCategory: category, vassalage: vendor })
export const isOfGames = (asked: Asked): boolean => asksGames(gamesOf(asked))

/** Figures to choose from: of some games, only those of play. */
export const figuresOf = (asked: Asked): readonly Asked['figure'][] => (isOfGames(asked) ? gameFigures : teamFigures)

export const sortsOf = (asked: Asked): readonly Asked['sort'][] => (isOfGames(asked) ? gamePnlSorts : pnlSorts)

/**
 * Asks for valid bets in place of a figure that belongs to no game, and for the order of the figure in place of one that
 * does; they are back when the games are all again.
 */
export function answerable(asked: Asked): Asked {
  if (!isOfGames(asked)) return asked
  const { figure, sort } = asked
  return { ...asked, figure: isGameFigure(figure) ? figure : 'validBet', sort: isGameSort(sort) ? sort : 'figure' }
}

/** The filter as the server takes it; `today` is the brand's. */
export function filterOf(asked: Asked, today: string) {
  const { period: days, figure, account } = answerable(asked)
  const { from, to } = daysOf(days, today)
  return { figure, ...gamesOf(asked), startDate: from, endDate: to, ...(account && { account }) }
}

export type Filter = ReturnType<typeof filterOf>
