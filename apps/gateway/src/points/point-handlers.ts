import { AppError, type Caller, type Endpoints, endpoints, type Handlers } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { isKeyed, withIdempotency } from '../idempotency/with-idempotency.ts'
import { formatMoney, parseMoney } from '../ledger/money.ts'
import { ownRecord } from '../records/owner.ts'
import { demandPayPassword } from '../security-centre/demand-pay-password.ts'
import { rewardPage } from './catalogue.ts'
import { conversionNamed, convert, convertedToday, convertible } from './convert.ts'
import { redemptionPage } from './history.ts'
import { movementPage } from './movements.ts'
import { pointOwner, readPoints } from './point-accounts.ts'
import { redeem, redemptionNamed } from './redeem.ts'

type Reads = Pick<Endpoints, 'pointBalance' | 'pointRewards' | 'redeemHistory' | 'pointConfig' | 'pointTransactions'>
type Writes = Pick<Endpoints, 'redeemReward' | 'convertPoints'>

const ruleOf = async ({ settings }: Deps, { merchant }: Caller) => (await settings.of(merchant)).points

function readers(deps: Deps): Handlers<Reads> {
  return {
    pointBalance: async ({ caller }) => {
      const [held, { convert: rule }] = await Promise.all([readPoints(deps.db, caller.memberId), ruleOf(deps, caller)])
      const today = await convertedToday(deps.db, pointOwner(deps, caller))
      return {
        ...{ points: formatMoney(held.points), hold: formatMoney(held.hold), lifetime: formatMoney(held.lifetime) },
        convertible: formatMoney(convertible(held.points, rule, today)),
      }
    },
    pointRewards: ({ input, caller, request }) => rewardPage(deps.db, caller.merchant, request.language, input),
    redeemHistory: async ({ input, caller, request }) =>
      redemptionPage(deps.db, caller.memberId, await ownRecord(deps, caller, input), request.language, input),
    pointTransactions: async ({ input, caller, request }) =>
      movementPage(deps.pool, caller.memberId, await ownRecord(deps, caller, input), request.language, input),
    pointConfig: async ({ caller }) => {
      const { earn, convert: rule } = await ruleOf(deps, caller)
      const types = Object.keys(earn) as (keyof typeof earn)[]
      return { earn: types.map((type) => ({ type, ...earn[type] })), convert: rule, expires: false as const }
    },
  }
}

/**
 * A write's key belongs to its parameters without the password, which is checked each time and leaves no trace in the
 * key.
 */
function writers(deps: Deps): Handlers<Writes> {
  return {
    redeemReward: async ({ input: { password, ...input }, caller, request }) => {
      if (!isKeyed(request)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
      await demandPayPassword(deps, caller, password)
      const asked = { row: endpoints.redeemReward, input, caller, request }
      const owner = pointOwner(deps, caller)
      return await withIdempotency(
        deps.db,
        asked,
        (tx) => redeem(tx, owner, input, request.idempotencyKey),
        (tx, key) => redemptionNamed(tx, owner, key),
      )
    },
    convertPoints: async ({ input: { password, ...input }, caller, request }) => {
      if (!isKeyed(request)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
      const { convert: rule } = await ruleOf(deps, caller)
      await demandPayPassword(deps, caller, password)
      const asked = { row: endpoints.convertPoints, input, caller, request }
      const order = { points: parseMoney(input.points) ?? 0n, rule, key: request.idempotencyKey }
      const owner = pointOwner(deps, caller)
      return await withIdempotency(
        deps.db,
        asked,
        (tx) => convert(tx, owner, order),
        (tx, key) => conversionNamed(tx, owner, key),
      )
    },
  }
}

/** Points of a member: earned by the job `earn-points`, spent here (contract C-51 to C-57). */
export const pointHandlers = (deps: Deps): Handlers<Reads & Writes> => ({ ...readers(deps), ...writers(deps) })
