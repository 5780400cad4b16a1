import { randomUUID } from 'node:crypto'
import { call, newPlayer, type Player, send, type TestGateway } from '../../test/gateway.ts'
import { type PromotionTerms, promotions } from '../db/schema/content.ts'
import { newId } from '../ids.ts'
import { takePayment } from './payment-message.ts'

const merchant = 'walogm'
export const offerTitle = { EN: 'Half on top', FIL: 'Kalahating dagdag', BN: 'অর্ধেক বাড়তি', HI: 'आधा ऊपर से' }
export const offerTerms: PromotionTerms = {
  ...{ reward: { type: 'BONUS', amount: '100.00' }, wagerTimes: 3, days: 0 },
  deposit: { rate: '0.5', least: '60.00' },
}

/** A player and a bonus offer for deposits, on a gateway of a test; earlier offers are removed. */
export async function openOffer(gateway: TestGateway) {
  const { app, pool, deps } = gateway
  const query = async <T extends object>(text: string, values: unknown[] = []) =>
    (await pool.query<T>(text, values)).rows
  await query('DELETE FROM promotion')
  const player: Player = await newPlayer(app)
  const [row] = await query<{ id: string }>('SELECT id FROM member WHERE username = $1', [player.username])
  const memberId = row?.id ?? ''
  const promotion = async (): Promise<string> => {
    const id = newId()
    await deps.db.insert(promotions).values({
      ...{ id, merchant, type: 'EVENT', kind: 'DEPOSIT', title: offerTitle, summary: offerTitle, content: offerTitle },
      ...{ terms: offerTerms, audience: [], startsAt: new Date(Date.now() - 60_000) },
    })
    return id
  }
  const promoId = await promotion()
  const ask = (name: Parameters<typeof call>[1], input: Record<string, unknown> = {}, headers = {}) =>
    call(app, name, input, { token: player.token, headers })
  return {
    ...{ query, memberId, promoId, promotion, ask },
    pay: (amount: string, offer = promoId, key: string = randomUUID()) =>
      send(app, {
        ...{ method: 'POST', url: '/wps/mc/deposit', payload: { methodId: 'wallet', amount, promoId: offer } },
        headers: { authorization: `Bearer ${player.token}`, 'idempotency-key': key },
      }),
    /** A message of the payment provider about a deposit. */
    report: (orderNo: string, amount: string, status: 'PAID' | 'FAILED' = 'PAID') => {
      const message = {
        eventId: randomUUID(),
        orderNo,
        providerRef: 'one',
        status,
        amount,
        at: new Date().toISOString(),
      }
      const call = { provider: `pay.${merchant}`, merchant }
      return takePayment(deps, call, { ...message, type: 'DEPOSIT', currency: 'TLB' })
    },
    bonus: async (): Promise<string> => (await ask('balance')).value.bonus,
    exclude: (kind: 'TIMEOUT' | 'EXCLUSION') =>
      query(
        `INSERT INTO play_exclusion (member_id, kind, until, set_by) VALUES ($1, $2, now() + interval '1 day', 'x')`,
        [memberId, kind],
      ),
    end: () => query('UPDATE promotion SET ends_at = now() WHERE id = $1', [promoId]),
  }
}
