import type { AccountType } from '@boardwalk/api-client/contract'
import type { AgentRules } from './agent-rules.ts'

export type CreateRules = AgentRules['creates']

/** Types that an account of a type may have directly below it; none for a type that the setting leaves out. */
export const mayCreate = (rules: CreateRules, type: number): readonly AccountType[] => rules[String(type)] ?? []

/** Types under which an account of a type may be. */
export const uplineTypesOf = (rules: CreateRules, type: AccountType): number[] =>
  Object.keys(rules)
    .map(Number)
    .filter((upline) => mayCreate(rules, upline).includes(type))
