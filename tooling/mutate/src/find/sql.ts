import type { Edit, Operator } from './edit.ts'

const statement = /\b(?:SELECT|UPDATE|INSERT INTO|DELETE FROM|WHERE|CASE|EXISTS|LIKE|IS (?:NOT )?NULL)\b/

/** Whether a text is SQL, whole or a part of it: its keywords are written in capitals here. */
export const isSql = (text: string): boolean => statement.test(text)

type Rule = { operator: Operator; find: RegExp; by: (found: string, before: string) => string | null }

const clause = /\b(?:SELECT|SET|VALUES|RETURNING|FROM|WHERE|ON|WHEN|HAVING)\b/g
/** `=` compares after these, and assigns or names elsewhere. */
const conditions = ['WHERE', 'ON', 'WHEN', 'HAVING']
const isCondition = (before: string) => conditions.includes(before.match(clause)?.at(-1) ?? 'WHERE')

const operand = String.raw`(?:'[^']*'|[$\w.:"]+(?:\([^()]*\))?)`
const simple = String.raw`${operand}(?:\s+(?:<>|<=|>=|=|<|>)\s+${operand}|\s+IS\s+(?:NOT\s+)?NULL)`
const ends = String.raw`(?=\s*(?:$|[),\u0060']|\b(?:AND|OR|THEN|ORDER|GROUP|LIMIT|RETURNING|WHERE|JOIN|LEFT|UNION)\b))`
const swapped = (pairs: Record<string, string>) => (found: string) => pairs[found] ?? null

const rules: readonly Rule[] = [
  {
    operator: 'sql comparison',
    find: /(?<=\s)(?:<>|<=|>=|<|>|=)(?=\s)/g,
    by: (found, before) => {
      if (found === '=' && !isCondition(before)) return null
      return { '<>': '=', '=': '<>', '<=': '<', '>=': '>', '<': '<=', '>': '>=' }[found] ?? null
    },
  },
  {
    operator: 'sql condition',
    find: new RegExp(`(?<=\\b(?:WHERE|AND|OR|ON)\\s+)${simple}${ends}`, 'g'),
    by: () => 'true',
  },
  { operator: 'sql condition', find: new RegExp(`(?<=\\bWHEN\\s+)${simple}${ends}`, 'g'), by: () => 'false' },
  {
    operator: 'sql condition',
    find: /\bIS NULL\b|\bIS NOT NULL\b/g,
    by: swapped({ 'IS NULL': 'IS NOT NULL', 'IS NOT NULL': 'IS NULL' }),
  },
  {
    operator: 'sql condition',
    find: /\b(?:NOT )?EXISTS\b/g,
    by: swapped({ EXISTS: 'NOT EXISTS', 'NOT EXISTS': 'EXISTS' }),
  },
  { operator: 'sql condition', find: /\bAND\b/g, by: () => 'OR' },
  { operator: 'sql condition', find: /\bOR\b/g, by: () => 'AND' },
  { operator: 'sql arithmetic', find: /(?<=\s)[+-](?=\s)/g, by: swapped({ '+': '-', '-': '+' }) },
  {
    operator: 'sql arithmetic',
    find: /\b(?:greatest|least)(?=\()/g,
    by: swapped({ greatest: 'least', least: 'greatest' }),
  },
  { operator: 'sql order', find: /\b(?:ASC|DESC)\b/g, by: swapped({ ASC: 'DESC', DESC: 'ASC' }) },
]

/**
 * Changes of a SQL text. `text` is as long as in the source, with interpolations masked by letters; `start` is its
 * offset.
 */
export const sqlEdits = (text: string, start: number): Edit[] =>
  rules.flatMap(({ operator, find, by }) =>
    [...text.matchAll(find)].flatMap(({ 0: found, index }) => {
      const replacement = by(found, text.slice(0, index))
      if (replacement === null) return []
      return [{ start: start + index, end: start + index + found.length, text: replacement, operator }]
    }),
  )
