/** Kind of a mutant's change; each new kind is a new rule. */
export type Operator =
  | 'comparison'
  | 'logic'
  | 'arithmetic'
  | 'boolean'
  | 'negation'
  | 'number'
  | 'early exit'
  | 'call'
  | 'sql comparison'
  | 'sql condition'
  | 'sql arithmetic'
  | 'sql order'

/** One replacement in a source, by offsets of its text. */
export type Edit = { start: number; end: number; text: string; operator: Operator }

export const applyEdit = (source: string, { start, end, text }: Pick<Edit, 'start' | 'end' | 'text'>): string =>
  source.slice(0, start) + text + source.slice(end)
