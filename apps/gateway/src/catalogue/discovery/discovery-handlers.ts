import type { Lobby, Served } from '../lobby.ts'
import { searchHandler } from '../search/search-handler.ts'
import { rowsHandler } from './rows-handler.ts'
import { sheetHandler } from './sheet-handler.ts'

/** Finding a game beyond the specification's list: search, rows with a reason, and the sheet of one game. */
export const discoveryHandlers = (lobby: Lobby): Served<'gameSearch' | 'gameRows' | 'gameSheet'> => ({
  gameSearch: searchHandler(lobby),
  gameRows: rowsHandler(lobby),
  gameSheet: sheetHandler(lobby),
})
