import { acceptedPattern } from './accepted-pattern.ts'
import { isPatternId, matchesPattern } from './field-patterns.ts'

/** How the server describes one form field (contract B, `FieldRule`). Lengths count characters, not bytes. */
export type FieldRule = {
  enabled: boolean
  required: boolean
  minLength: number
  maxLength: number
  patternId: number
  acceptedPattern: string | null
}

export type FieldProblem = {
  rule: 'required' | 'min' | 'max' | 'pattern'
  min?: number
  max?: number
  patternId?: number
}

/** No field takes more, even if settings allow it; it also bounds the work of every pattern. */
export const longestValue = 255

/** First reason to refuse a value, or null. Disabled fields and empty optional fields pass. */
export function checkField(rule: FieldRule, value: string): FieldProblem | null {
  if (!rule.enabled) return null
  if (value.trim() === '') return rule.required ? { rule: 'required' } : null
  const min = rule.minLength
  const max = Math.min(rule.maxLength, longestValue)
  // UTF-16 units are never fewer than characters, so this stops a huge value before it is split.
  if (value.length > longestValue * 2) return { rule: 'max', min, max }
  const length = Array.from(value).length
  if (length < min) return { rule: 'min', min, max }
  if (length > max) return { rule: 'max', min, max }
  return fits(rule, value) ? null : { rule: 'pattern', min, max, patternId: rule.patternId }
}

function fits(rule: FieldRule, value: string): boolean {
  if (isPatternId(rule.patternId) && !matchesPattern(rule.patternId, value)) return false
  return (
    rule.acceptedPattern === null || rule.acceptedPattern === '' || acceptedPattern(rule.acceptedPattern).test(value)
  )
}
