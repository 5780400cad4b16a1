import * as v from 'valibot'
import { code } from '../fields.ts'
import { gameCategories } from '../shared/game.ts'
import { asksGames, isGameFigure, isGameSort, type PnlSort, type TeamFigure } from './figures.ts'

/** Games of one category, of one vendor, or of both. */
export const whichGames = {
  gameCategory: v.optional(v.picklist(['ALL', ...gameCategories]), 'ALL'),
  vassalage: v.optional(code(64), 'ALL'),
}

type Asked = { gameCategory: string; vassalage: string; figure: TeamFigure }
export const hasFigureOfGames = <A extends Asked>() =>
  v.check<A, string>((asked) => !asksGames(asked) || isGameFigure(asked.figure), 'this figure belongs to no game')

type Sorted = Pick<Asked, 'gameCategory' | 'vassalage'> & { sort: PnlSort }
export const hasSortOfGames = <A extends Sorted>() =>
  v.check<A, string>((asked) => !asksGames(asked) || isGameSort(asked.sort), 'this order belongs to no game')
