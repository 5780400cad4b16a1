import type { Endpoints, Promotion, Value } from '@boardwalk/api-client/contract'
import { textIn } from '../catalogue/names.ts'
import type { Db } from '../db/client.ts'
import { eq } from '../db/orm.ts'
import { rafflePrizes } from '../db/schema/mission.ts'
import { formatMoney } from '../ledger/money.ts'
import { type Chances, chancesLeft, chancesOf, raffleState } from './chances.ts'

type Raffle = NonNullable<Value<Endpoints['promotion']>['raffle']>

/** Running raffles get the member's own state; a visitor's stays open to join. */
export async function withRaffleStates(db: Db, memberId: string | null, list: Promotion[]): Promise<Promotion[]> {
  const running = list.filter(({ kind, state }) => kind === 'RAFFLE' && state === 'JOIN')
  if (memberId === null || running.length === 0) return list
  const found = await chancesOf(
    db,
    memberId,
    running.map(({ id }) => id),
  )
  return list.map((promotion) => {
    const chances = promotion.state === 'JOIN' ? found.get(promotion.id) : undefined
    return chances ? { ...promotion, state: raffleState(chances) } : promotion
  })
}

/** Prizes of a raffle and the reader's part in it; null for any other promotion. */
export async function raffleOf(
  db: Db,
  memberId: string | null,
  promotionId: string,
  language: string,
): Promise<Raffle | null> {
  const chances = (await chancesOf(db, memberId, [promotionId])).get(promotionId)
  if (!chances) return null
  const prizes = await db
    .select()
    .from(rafflePrizes)
    .where(eq(rafflePrizes.promotionId, promotionId))
    .orderBy(rafflePrizes.sort, rafflePrizes.id)
  return {
    ...viewOf(chances),
    prizes: prizes.map(({ type, name, amount }) => ({
      ...{ type, name: textIn(name, language) },
      amount: amount === null ? null : formatMoney(amount),
    })),
  }
}

const viewOf = (chances: Chances): Omit<Raffle, 'prizes'> => ({
  ...{ chances: chancesLeft(chances), used: chances.used, most: chances.most, metric: chances.metric },
  ...{ target: formatMoney(chances.target), progress: formatMoney(chances.progress) },
})
