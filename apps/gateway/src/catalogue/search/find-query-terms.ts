import type { Reader } from '../../db/client.ts'
import { sql } from '../../db/orm.ts'
import { similarWords } from './similar-words.ts'
import { startOf } from './words-of-game.ts'

/** Words of the catalogue that match a typed word. */
export type QueryTerm = {
  typed: string
  /** Never empty. */
  words: readonly string[]
  /** Found by similarity only: the reader sees which word was searched instead. */
  isGuess: boolean
}

type Row = { typed: string; word: string; how: 'start' | 'inside' | 'near' }

/** Maximum of examined matches per word; a first letter alone matches many. */
const maxFits = 24
const maxNear = 24
/** Shorter words are like too many others: they are the beginning of one. */
const shortest = 3
/** Sorts after every word that begins with the text before it. */
const end = '\u{10ffff}'

/**
 * The catalogue's words for the typed ones: a word with that beginning, else one that contains it, else two words
 * typed as one, else the most similar ones. A word without any meaning is left out. Three indexes answer, none of
 * which grows with the number of games.
 */
export async function findQueryTerms(db: Reader, typed: readonly string[], language: string): Promise<QueryTerm[]> {
  if (typed.length === 0) return []
  const long = typed.filter((word) => word.length >= shortest)
  const rows = long.length > 0 ? await fits(db, long) : []
  const found: QueryTerm[] = []
  for (const word of typed) {
    if (word.length < shortest) found.push(beginning(word, language))
    else found.push(...(meaning(rows, word) ?? (await parted(db, word))))
  }
  return found
}

const beginning = (typed: string, language: string): QueryTerm => ({
  typed,
  // The word itself too: “ng” and “আম” are whole ones.
  words: [typed, ...[...new Set(['EN', language])].map((each) => startOf(each, typed))],
  isGuess: false,
})

async function fits(db: Reader, typed: readonly string[]): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT t.word AS typed, fit.word, fit.how FROM unnest(${sql.param(typed)}::text[]) AS t(word), LATERAL (
      (SELECT s.word, 'start' AS how FROM search_word s
        WHERE s.word ~>=~ t.word AND s.word ~<~ (t.word || ${end}) ORDER BY s.word USING ~<~ LIMIT ${maxFits})
      UNION ALL
      (SELECT s.word, 'inside' FROM search_word s
        WHERE s.word LIKE ('%' || t.word || '%') LIMIT ${maxFits})
      UNION ALL
      (SELECT near.word, 'near' FROM (SELECT s.word FROM search_word s
        WHERE NOT EXISTS (SELECT FROM search_word held WHERE held.word LIKE ('%' || t.word || '%'))
        ORDER BY s.word <-> t.word LIMIT ${maxNear}) near)
    ) fit`)
  return rows
}

function meaning(rows: Row[], typed: string): [QueryTerm] | null {
  const mine = rows.filter((row) => row.typed === typed)
  for (const how of ['start', 'inside'] as const) {
    const words = mine.filter((row) => row.how === how).map(({ word }) => word)
    if (words.length > 0) return [{ typed, words, isGuess: false }]
  }
  const words = similarWords(
    typed,
    mine.map(({ word }) => word),
  )
  return words.length > 0 ? [{ typed, words, isGuess: true }] : null
}

/** “mangofiesta” is two words of the catalogue without the space. */
async function parted(db: Reader, typed: string): Promise<QueryTerm[]> {
  if (typed.length < 2 * shortest) return []
  const cuts = Array.from({ length: typed.length - 2 * shortest + 1 }, (_, at) => at + shortest)
  const { rows } = await db.execute<{ cut: number }>(sql`
    SELECT cut FROM unnest(${sql.param(cuts)}::int[]) AS cut
    WHERE EXISTS (SELECT FROM search_word WHERE word = left(${typed}, cut))
      AND EXISTS (SELECT FROM search_word WHERE word = substr(${typed}, cut + 1)) LIMIT 1`)
  const cut = rows[0]?.cut
  if (cut === undefined) return []
  return [typed.slice(0, cut), typed.slice(cut)].map((word) => ({ typed: word, words: [word], isGuess: true }))
}
