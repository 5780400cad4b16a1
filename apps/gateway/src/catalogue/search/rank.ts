import { type SQL, sql } from '../../db/orm.ts'
import { games } from '../../db/schema/catalogue.ts'
import type { QueryTerm } from './find-query-terms.ts'

/**
 * Lower is better: words that are there as typed count most, then short names, so that “mango fiesta” finds the game of
 * that very name before “Golden Mango Fiesta”. Without words all are alike and the catalogue's order decides.
 */
export function rankOf(meant: readonly QueryTerm[]): SQL<number> {
  const asked = meant.map(isExact)
  const everywhere = asked.filter((each) => each === true).length
  const exact = asked.filter((each) => typeof each !== 'boolean')
  const sum = sql.join([sql.raw(String(everywhere)), ...exact], sql` + `)
  return sql<number>`${games.nameSpaces}::int - 1000 * (${sum})`
}

/** Whether a hit contains the word as typed: where all of them do, or none can, the query reads no game. */
function isExact({ typed, words, isGuess }: QueryTerm): SQL | boolean {
  const word = isGuess ? words[0] : typed
  if (!words.includes(word ?? '')) return false
  return words.length === 1 || sql`(${word}::text = any(${games.searchWords}))::int`
}
