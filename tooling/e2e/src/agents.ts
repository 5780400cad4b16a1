import type { APIRequestContext } from '@playwright/test'
import type { BrandUnderTest } from './brands.ts'
import { caller, keyed, type Member, newMember } from './new-member.ts'
import { operator } from './ops.ts'
import { inTestWorld } from './test-world.ts'

export type Agent = Member & { id: string; type: number; affiliateCode: string }

/** An account that an operator has made an agent: the head of a line (type 2), or below the agent of a code (type 1). */
export async function newAgent(brand: BrandUnderTest, upline?: Agent): Promise<Agent> {
  const member = await newMember(brand, upline && { affiliateCode: upline.affiliateCode })
  const type = upline ? 1 : 2
  const [rows] = await inTestWorld([
    {
      text: `UPDATE member SET type = $3 WHERE merchant = $1 AND username = $2
        RETURNING id, affiliate_code AS "affiliateCode"`,
      values: [brand.merchantCode, member.username, type],
    },
  ])
  return { ...member, ...(rows?.[0] as Pick<Agent, 'id' | 'affiliateCode'>), type }
}

const answers = {
  DAILY: '/wps/relay/MCS2_processDailySalContract',
  REALTIME: '/wps/relay/MCSFE_processRealTimeSalaryContract',
} as const
type Terms = { kind: keyof typeof answers; tiers: object[] }
type Offer = { id: string; version: number }

/** Contracts between agents of a brand, made by calls; a test takes only its own steps in a browser. */
export function contractsIn(brand: BrandUnderTest, request: APIRequestContext) {
  const offer = async (by: Agent, to: Agent, terms: Terms): Promise<Offer> =>
    await caller(brand, by.token).send('POST', '/wps/ac/contracts', { ...terms, downlineId: to.id }, keyed())
  const accept = async (who: Agent, { kind }: Terms, { id: contractId, version }: Offer) => {
    const answer = { contractId, version, action: 'ACCEPT' }
    await caller(brand, who.token).send('POST', answers[kind], answer, keyed())
  }
  /** The house's offer to the head of a line, as an operator makes it. */
  const offerByHouse = async (to: Agent, terms: Terms): Promise<Offer> => {
    await operator(request, 'risk').act(`members/${to.id}/contracts`, { ...terms, reason: 'head of a line' })
    const waiting = `/wps/ac/contracts?kind=${terms.kind}&view=REQUESTS`
    return (await caller(brand, to.token).get(waiting)).list[0]
  }
  return {
    offer,
    offerByHouse,
    /** Offers and accepts; `by` null is the house. */
    async agree(by: Agent | null, to: Agent, terms: Terms) {
      await accept(to, terms, by ? await offer(by, to, terms) : await offerByHouse(to, terms))
    },
  }
}
