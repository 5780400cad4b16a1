import type { EndpointName, Endpoints } from '@boardwalk/api-client/contract'
import { changeWithdrawal } from '../../../src/withdrawals/change-withdrawal.ts'
import { units } from '../../missions.ts'
import {
  doneMission,
  givePoints,
  mallReward,
  openBonus,
  openRaffle,
  openReward,
  promotion,
  wonPromotion,
} from './rewards.ts'
import { currency, type FormStage, merchant, type Person, payPassword } from './stage.ts'

type IsMoney<N extends EndpointName> = Endpoints[N] extends { idempotent: true; rate: 'm' } ? N : never
/** Rows with the flag I and the rate of money writes. */
export type MoneyRow = { [N in EndpointName]: IsMoney<N> }[EndpointName]

type Form = {
  /** Prepares the person and returns the body of the form. */
  input(stage: FormStage, who: Person): Promise<Record<string, unknown>>
  /** Fields that name something of the person: with another player's they are refused. */
  owned?: string[]
  /** The key is on its business row and finds it for ever (contract K-7); the others are once by their own state. */
  lasting?: true
}

const none = async () => ({})

/** A valid request of every money form. A new money row does not compile without one. */
export const forms: Record<MoneyRow, Form> = {
  walletTransfer: { lasting: true, input: async () => ({ from: 'MAIN', to: 'TRV1', amount: '100.00' }) },
  claimAllowance: { input: none },
  claimMission: { input: async (stage, who) => ({ id: await doneMission(stage, who) }), owned: ['id'] },
  claimRaffle: { lasting: true, input: async (stage, who) => ({ promotionId: await openRaffle(stage, who) }) },
  redeemReward: {
    lasting: true,
    input: async (stage, who) => {
      await givePoints(stage, who)
      return { rewardId: await mallReward(stage), quantity: 1, password: payPassword }
    },
  },
  convertPoints: {
    lasting: true,
    input: async (stage, who) => {
      await givePoints(stage, who)
      return { points: '100.00', password: payPassword }
    },
  },
  createDeposit: { lasting: true, input: async () => ({ methodId: 'wallet', amount: '100.00' }) },
  addPayAccount: { lasting: true, input: async ({ bankAccount }) => bankAccount('9876543210') },
  removePayAccount: { input: async (_, { accountId }) => ({ id: accountId, password: payPassword }), owned: ['id'] },
  createWithdrawal: {
    lasting: true,
    input: async (_, { accountId }) => ({ amount: '100.00', accountId, password: payPassword }),
    owned: ['accountId'],
  },
  receiveWithdrawal: {
    input: async (stage, who) => ({ refNo: await paidWithdrawal(stage, who), result: 'PARTLY', received: '50.00' }),
    owned: ['refNo'],
  },
  joinPromotion: { input: async (stage) => ({ id: await promotion(stage, { kind: 'JOIN' }) }) },
  applyPromotion: { input: async (stage) => ({ id: await promotion(stage, { kind: 'APPLY' }) }) },
  claimPromotion: { input: async (stage, who) => ({ id: await wonPromotion(stage, who) }), owned: ['id'] },
  claimReward: { input: async (stage, who) => ({ id: await openReward(stage, who) }), owned: ['id'] },
  giveUpBonus: { input: async (stage, who) => ({ id: await openBonus(stage, who) }), owned: ['id'] },
  claimAllRewards: {
    input: async (stage, who) => {
      await openReward(stage, who)
      return {}
    },
  },
  transferUpline: { lasting: true, input: async () => ({ amount: '100.00', password: payPassword }) },
  transferDownline: {
    lasting: true,
    input: async ({ newPerson, query }, who) => {
      await query('UPDATE member SET type = 1 WHERE id = $1', [who.id])
      const { username } = await newPerson(who.id)
      return { account: username, amount: '100.00', password: payPassword }
    },
    owned: ['account'],
  },
}

/** A withdrawal that the provider has paid and the player has not answered for. */
export async function paidWithdrawal({ ask, gateway }: FormStage, who: Person): Promise<string> {
  const order = { amount: '100.00', accountId: who.accountId, password: payPassword }
  const { value } = await ask('createWithdrawal', order, who)
  const rule = (await gateway.deps.settings.of(merchant)).withdrawal
  const row = { refNo: value.refNo, memberId: who.id, currency }
  for (const event of ['approved', 'sent', 'paid'] as const) {
    const facts = event === 'paid' ? { paid: units('100.00') } : {}
    await gateway.deps.db.transaction((tx) => changeWithdrawal(tx, row, event, { actor: 'OPERATOR', rule, facts }))
  }
  return value.refNo
}
