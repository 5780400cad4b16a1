import type { Endpoints, Value } from '@boardwalk/api-client'

/** Whether wagering keeps the cash in the account, so that none of it can be withdrawn or transferred now. */
export const isHeld = ({ turnover, bonuses }: Pick<Value<Endpoints['withdrawInfo']>, 'turnover' | 'bonuses'>) =>
  Number(turnover.remaining) > 0 || bonuses.count > 0
