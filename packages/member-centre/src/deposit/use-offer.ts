import { useState } from 'react'
import type { Offer } from './types.ts'

type Choice = { promoId: string | null; isDropped: boolean }

/**
 * The offer that the player chose. It is dropped once it is not among the offers any more, or a deposit was made with it
 * (`used`), and only the player chooses it again.
 */
export function useOffer(offers: readonly Offer[], used: string | undefined) {
  const [{ promoId, isDropped }, set] = useState<Choice>({ promoId: null, isDropped: false })
  const offer = (promoId !== used && offers.find((each) => each.promoId === promoId)) || null
  if (promoId !== null && !offer) set({ promoId: null, isDropped: true })
  return { offer, isDropped, choose: (chosen: string | null) => set({ promoId: chosen, isDropped: false }) }
}
