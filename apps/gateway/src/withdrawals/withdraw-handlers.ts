import { AppError, type Endpoints, endpoints, type Handlers } from '@boardwalk/api-client/contract'
import { methodName } from '../cashier/deposit-methods.ts'
import type { Deps } from '../deps.ts'
import { isKeyed, withIdempotency } from '../idempotency/with-idempotency.ts'
import { ownMember } from '../member/member-info.ts'
import { audit } from '../security/audit.ts'
import { demandPayPassword } from '../security-centre/demand-pay-password.ts'
import { memberCurrency } from '../wallet/member-currency.ts'
import { createWithdrawal, withdrawalOfKey } from './create-withdrawal.ts'
import { accountOfKey, accountView, addAccount, removeAccount } from './pay-account.ts'
import { receiveWithdrawal } from './receive.ts'
import { withdrawInfo } from './withdraw-info.ts'
import { ownWithdrawal, withdrawalPage, withdrawalView } from './withdraw-view.ts'

type Reads = Pick<Endpoints, 'withdrawInfo' | 'withdrawBanks' | 'withdrawal' | 'withdrawals'>
type Writes = Pick<Endpoints, 'addPayAccount' | 'removePayAccount' | 'createWithdrawal' | 'receiveWithdrawal'>

const ruleOf = async ({ settings }: Deps, { merchant }: { merchant: string }) =>
  (await settings.of(merchant)).withdrawal

function readers(deps: Deps): Handlers<Reads> {
  return {
    withdrawInfo: ({ caller, request }) => withdrawInfo(deps, caller, memberCurrency(deps, caller), request.language),
    withdrawBanks: async ({ caller, request }) => {
      const { banks } = await ruleOf(deps, caller)
      const { profile } = await ownMember(deps, caller.memberId)
      return {
        list: banks.map(({ code, kind }) => ({ bankCode: code, bankName: methodName(code, request.language), kind })),
        holder: profile.payeeName?.trim() || null,
      }
    },
    withdrawal: async ({ input, caller, request }) =>
      withdrawalView(deps.db, await ownWithdrawal(deps.db, caller, input.refNo), request.language),
    withdrawals: ({ input, caller, request }) => withdrawalPage(deps.db, caller, input, request.language),
  }
}

/** A write's key belongs to its content; its password is checked each time and leaves no trace in the key. */
function writers(deps: Deps): Handlers<Writes> {
  return {
    addPayAccount: async ({ input: { password, ...input }, caller, request }) => {
      if (!isKeyed(request)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
      await demandPayPassword(deps, caller, password)
      const rule = await ruleOf(deps, caller)
      const order = { caller, input, rule, currency: memberCurrency(deps, caller), key: request.idempotencyKey }
      const asked = { row: endpoints.addPayAccount, input, caller, request }
      return await withIdempotency(
        deps.db,
        asked,
        async (tx) => {
          const account = await addAccount(tx, order)
          const { ip, traceId } = request
          const detail = { id: account.id, bankCode: account.bankCode }
          const { merchant, memberId } = caller
          await audit(tx, { merchant, memberId, action: 'payAccount.add', succeeded: true, ip, traceId, detail })
          return accountView(account, request.language)
        },
        async (tx, key) => {
          const before = await accountOfKey(tx, caller, key)
          return before ? accountView(before, request.language) : null
        },
      )
    },
    removePayAccount: async ({ input: { password, id }, caller, request }) => {
      if (!isKeyed(request)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
      await demandPayPassword(deps, caller, password)
      const asked = { row: endpoints.removePayAccount, input: { id }, caller, request }
      return await withIdempotency(deps.db, asked, (tx) =>
        removeAccount(tx, { caller, currency: memberCurrency(deps, caller), id }),
      )
    },
    createWithdrawal: async ({ input: { password, ...input }, caller, request }) => {
      if (!isKeyed(request)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
      await demandPayPassword(deps, caller, password)
      const rule = await ruleOf(deps, caller)
      const order = { caller, input, rule, currency: memberCurrency(deps, caller), key: request.idempotencyKey }
      const asked = { row: endpoints.createWithdrawal, input, caller, request }
      return await withIdempotency(
        deps.db,
        asked,
        async (tx) => withdrawalView(tx, await createWithdrawal(tx, order), request.language),
        async (tx, key) => {
          const before = await withdrawalOfKey(tx, caller, key)
          return before ? withdrawalView(tx, before, request.language) : null
        },
      )
    },
    receiveWithdrawal: async ({ input, caller, request }) => {
      if (!isKeyed(request)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
      const rule = await ruleOf(deps, caller)
      const asked = { row: endpoints.receiveWithdrawal, input, caller, request }
      return await withIdempotency(deps.db, asked, async (tx) =>
        withdrawalView(tx, await receiveWithdrawal(tx, caller, input, rule), request.language),
      )
    },
  }
}

/** Withdrawals of play money (contract D3). */
export const withdrawHandlers = (deps: Deps): Handlers<Reads & Writes> => ({ ...readers(deps), ...writers(deps) })
