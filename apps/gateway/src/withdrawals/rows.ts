import type { payAccounts, withdrawals } from '../db/schema/withdrawal.ts'
import type { MerchantSettings } from '../permission/settings.ts'

export type WithdrawalRow = typeof withdrawals.$inferSelect
export type PayAccountRow = typeof payAccounts.$inferSelect
/** The setting of a merchant that withdrawals follow. */
export type WithdrawalRule = MerchantSettings['withdrawal']
