import { longestValue } from './check-field.ts'

export type { FieldProblem } from './check-field.ts'

type Bounds = { minLength: number; maxLength: number }
type Translate = (key: string, values: Record<string, string | number>) => string

/** `6–20`, or the single number when both bounds agree. */
export const hint = ({ minLength, maxLength }: Bounds): string =>
  minLength === maxLength ? `${maxLength}` : `${minLength}–${maxLength}`

/** The sentence below a field, e.g. "Letters or digits only, 6–20 characters". Every locale writes the bounds as `{0}–{1}`. */
export const hintText = (t: Translate, rule: Bounds & { patternId: number }): string =>
  t(`patterns:${rule.patternId}`, { 0: rule.minLength, 1: rule.maxLength }).replace(
    `${rule.minLength}–${rule.maxLength}`,
    hint(rule),
  )

/** The sentence of a refused field, from `checkField` or from `VALIDATION_FAILED`. */
export function problemText(
  t: Translate,
  problem: { rule: string; min?: number; max?: number; patternId?: number },
): string {
  const { rule, min = 0, max = longestValue, patternId = 1 } = problem
  if (rule === 'pattern') return hintText(t, { patternId, minLength: min, maxLength: max })
  return t(`patterns:${rule}`, { 0: min, 1: max })
}
