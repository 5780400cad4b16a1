import { isLanguageCode } from '@boardwalk/i18n/codes'
import { sql } from '../../db/orm.ts'
import { games } from '../../db/schema/catalogue.ts'
import { type GameFilter, gameCount, gamesWhere, pagesOf } from '../game-list.ts'
import { type Answer, type Asked, type Lobby, languageOf, type Served } from '../lobby.ts'
import { textIn } from '../names.ts'
import { vendorsNamed } from '../vendors.ts'
import { rateOf } from './rate-of.ts'

type Page = Pick<Asked<'gameReturns'>['input'], 'pageNo' | 'pageSize'> & { language: string }

/** A page of the index, sorted as its names read in the language; games of one name by vendor. */
const readPage = ({ db }: Lobby, filter: GameFilter, { pageNo, pageSize, language }: Page) =>
  db
    .select({ id: games.id, names: games.names, vendor: games.vendor, rtp: games.rtp, volatility: games.volatility })
    .from(games)
    .where(gamesWhere(filter))
    .orderBy(
      sql`coalesce(${games.names} ->> ${isLanguageCode(language) ? language : 'EN'}, ${games.names} ->> 'EN')`,
      games.vendor,
      games.id,
    )
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)

/** The stated return of every offered game (added row `gameReturns`); the sheet of a game has the same figure. */
export function returnsHandler(lobby: Lobby): Served<'gameReturns'>['gameReturns'] {
  const pages = lobby.shared<Answer<'gameReturns'>>(500)
  return async (call) => {
    const { gameName, pageNo, pageSize } = call.input
    const language = languageOf(call)
    const offered = await lobby.vendors.offered(lobby.currencyOf(call.request))
    const hidden = await lobby.hiddenFor(call.request)
    const filter: GameFilter = { gameName, namedVendors: vendorsNamed(offered, gameName ?? ''), hidden }
    const nameOf = new Map(offered.map(({ code, name }) => [code, name]))
    return pages(JSON.stringify([filter, language, pageNo, pageSize]), async () => {
      const page = { pageNo, pageSize, language }
      const [rows, totalCount] = await Promise.all([readPage(lobby, filter, page), gameCount(lobby.db, filter)])
      const list = rows.map(({ id, names, vendor, rtp, volatility }) => ({
        ...{ nodeId: id, gameName: textIn(names, language), vendor: nameOf.get(vendor) ?? vendor },
        ...{ rtp: rateOf(rtp), volatility },
      }))
      return { list, pageNo, pageSize, totalCount, totalPages: pagesOf(totalCount, pageSize) }
    })
  }
}
