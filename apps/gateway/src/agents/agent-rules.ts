import { AccountType, Money, Rate } from '@boardwalk/api-client/contract'
import * as v from 'valibot'
import { count } from '../permission/withdrawal-rule.ts'

/** A merchant's setting about agents. */
export const AgentRules = v.object({
  /** Types of account that each type of agent may have below it. */
  creates: v.record(v.string(), v.array(AccountType)),
  /** Valid bets of a period from which an account counts as active in it. */
  activeFrom: Money,
  /** The highest rebate that the house gives to the head of a line. */
  maxRebate: v.optional(Rate, '0.01'),
  /** Accounts that an agent may create in a business day; each begins with the play money of a registration. */
  dailyAccounts: v.optional(count(0), 30),
})
export type AgentRules = v.InferOutput<typeof AgentRules>

export const defaultAgentRules: AgentRules = {
  creates: { 1: [0, 1], 2: [0, 1, 41], 41: [0] },
  activeFrom: '100.00',
  maxRebate: '0.01',
  dailyAccounts: 30,
}
