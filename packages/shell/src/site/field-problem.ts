import { checkField, type FieldProblem, type FieldRule } from '@boardwalk/i18n/patterns'

/**
 * As `checkField`, for a rule from the network: an `acceptedPattern` that is broken or could run slowly is left to the
 * server, so that it can neither stop the form nor hang the page.
 */
export function fieldProblem(rule: FieldRule, value: string): FieldProblem | null {
  try {
    return checkField(rule, value)
  } catch {
    return checkField({ ...rule, acceptedPattern: null }, value)
  }
}
