import { AppError, type Endpoints, type Value } from '@boardwalk/api-client/contract'
import { fitsScale, formatMoney, parseMoney, shareRoundedUp, type Units } from '../ledger/money.ts'
import type { MerchantSettings } from '../permission/settings.ts'
import { cashierTexts } from './cashier-texts.ts'

export type DepositMethod = MerchantSettings['deposit']['methods'][number]
type Shown = Omit<Value<Endpoints['depositMethods']>['list'][number], 'promos'>

const cent = 100n
/** A rate of the wire has at most six places. */
export const whole = 1_000_000n

/** Fraction text as millionths. */
export const millionths = (rate: string): bigint => {
  const [one = '0', part = ''] = rate.split('.')
  return BigInt(one) * whole + BigInt(part.padEnd(6, '0'))
}

/** Rounded up to a cent (contract A2). */
export const feeOf = (amount: Units, { feeRate }: Pick<DepositMethod, 'feeRate'>): Units =>
  shareRoundedUp(amount, millionths(feeRate), whole * cent) * cent

const units = (amount: string): Units => parseMoney(amount) ?? 0n

export const isWithin = (amount: Units, { min, max }: Pick<DepositMethod, 'min' | 'max'>): boolean =>
  amount >= units(min) && amount <= units(max)

/** @throws AppError METHOD_UNAVAILABLE, AMOUNT_SCALE, AMOUNT_OUT_OF_RANGE */
export function checkOrder(methods: readonly DepositMethod[], methodId: string, amount: string) {
  const method = methods.find(({ code }) => code === methodId)
  if (!method?.isOn) throw new AppError('METHOD_UNAVAILABLE')
  const asked = payable(method, units(amount))
  return { method, amount: asked, fee: feeOf(asked, method) }
}

function payable(method: DepositMethod, amount: Units): Units {
  const { min, max } = method
  if (!fitsScale(amount, 2)) throw new AppError('AMOUNT_SCALE', { min, max })
  if (!isWithin(amount, method)) throw new AppError('AMOUNT_OUT_OF_RANGE', { min, max })
  return amount
}

/**
 * The amount that an operator saw arrive for a bank transfer, within the bounds of its method; the ordered one by default.
 * @throws AppError VALIDATION_FAILED for a deposit that its provider reports, METHOD_UNAVAILABLE for a method that is gone,
 *   AMOUNT_SCALE, AMOUNT_OUT_OF_RANGE
 */
export function checkPaid(
  methods: readonly DepositMethod[],
  order: { amount: Units; kind: string; method: string },
  amount: string | undefined,
): Units {
  if (amount === undefined || units(amount) === order.amount) return order.amount
  if (order.kind !== 'BANK_TRANSFER')
    throw new AppError('VALIDATION_FAILED', { fields: [] }, 'amount: only a bank transfer has another amount')
  const method = methods.find(({ code }) => code === order.method)
  if (!method) throw new AppError('METHOD_UNAVAILABLE')
  return payable(method, units(amount))
}

export const methodName = (code: string, language: string): string => {
  const names: Partial<Record<string, string>> = cashierTexts.in(language).methods
  return names[code] ?? code
}

export const methodView = ({ code, kind, min, max, feeRate, quick, isOn }: DepositMethod, language: string): Shown => ({
  ...{ methodId: code, name: methodName(code, language), kind, min, max, feeRate },
  ...{ quick: quick.map((amount) => formatMoney(units(amount))), status: isOn ? 'UP' : 'DOWN' },
})
