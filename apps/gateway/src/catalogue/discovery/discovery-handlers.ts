import type { Lobby, Served } from '../lobby.ts'
import { searchHandler } from '../search/search-handler.ts'
import { returnsHandler } from './returns-handler.ts'
import { rowsHandler } from './rows-handler.ts'
import { sheetHandler } from './sheet-handler.ts'

/** Finding a game beyond the specification's list: search, rows with a reason, the sheet of one game, and all returns. */
export const discoveryHandlers = (lobby: Lobby): Served<'gameSearch' | 'gameRows' | 'gameSheet' | 'gameReturns'> => ({
  gameSearch: searchHandler(lobby),
  gameRows: rowsHandler(lobby),
  gameSheet: sheetHandler(lobby),
  gameReturns: returnsHandler(lobby),
})
