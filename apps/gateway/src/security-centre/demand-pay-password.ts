import { AppError, type Caller } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { ownMember } from '../member/member-info.ts'
import { countPayTry, forgetPayTries } from './pay-tries.ts'

/**
 * Checks the transaction password of a write (contract A8.4, flag W), outside of its transaction.
 * @throws AppError PAY_PASSWORD_UNSET, PAY_PASSWORD_WRONG, PAY_PASSWORD_LOCKED
 */
export async function demandPayPassword(deps: Deps, { memberId }: Caller, password: string): Promise<void> {
  const { paymentPasswordHash } = await ownMember(deps, memberId)
  if (!paymentPasswordHash) throw new AppError('PAY_PASSWORD_UNSET')
  const attemptsLeft = await countPayTry(deps.pool, memberId)
  if (!(await deps.passwords.isRight(paymentPasswordHash, password)))
    throw new AppError('PAY_PASSWORD_WRONG', { attemptsLeft })
  await forgetPayTries(deps.pool, memberId)
}
