import { roundIdOf } from '../../kernel/fair.ts'
import { CallError, callAgain, pastRounds } from '../api.ts'
import type { Running, Settled } from '../kit.ts'
import type { Agreed } from './agreements.ts'

type Answer<Outcome> = (Settled<Outcome> | Running) & { nextCommitment: string }

type Options = {
  bearer: string
  sessionId: string
  commitment: string
  agreements: Map<string, Agreed>
  /** An order without an answer: the round may have been played. */
  lost: (roundId: string) => void
}

/** Orders of solo games: stores the commitment of a round, then sends the order. */
export function createOrders({ bearer, sessionId, agreements, lost, ...first }: Options) {
  let { commitment } = first
  let clientSeed: string = crypto.randomUUID()

  const taken = <Outcome>(answer: Answer<Outcome>): Settled<Outcome> | Running => {
    commitment = answer.nextCommitment
    return answer
  }
  /** After a lost answer the round may have been played: the settings of the next one are fetched. */
  const lookAgain = async () => {
    const known = await pastRounds(bearer).catch(() => null)
    if (known) commitment = known.nextCommitment
  }

  return {
    commitment: () => commitment,
    clientSeed: () => clientSeed,
    setClientSeed: (seed: string) => {
      clientSeed = seed
    },
    async begin<Outcome>(bet: unknown, stake: string): Promise<Settled<Outcome> | Running> {
      const orderId = crypto.randomUUID()
      const order = { orderId, stake, bet, clientSeed }
      const roundId = await roundIdOf(sessionId, orderId)
      agreements.set(roundId, { shown: commitment, clientSeed, stake, bet })
      try {
        return taken(await callAgain<Answer<Outcome>>('/api/order', bearer, order))
      } catch (error) {
        await lookAgain()
        if (error instanceof CallError && error.code === 'NETWORK') lost(roundId)
        throw error
      }
    },
    act: async <Outcome>(roundId: string, act: unknown) =>
      taken(await callAgain<Answer<Outcome>>('/api/act', bearer, { roundId, act })),
    look: async <Outcome>(roundId: string) =>
      taken(await callAgain<Answer<Outcome>>(`/api/order?roundId=${encodeURIComponent(roundId)}`, bearer)),
  }
}
