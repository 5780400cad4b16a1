// The rows of the centre are part of the client once this module is loaded.
import '@boardwalk/api-client/centres'
import { useWrite } from '@boardwalk/shell/write'

/** The writes of one offer; they outlive their dialogs. */
export const useOfferWrites = (id: string) => ({
  join: useWrite('joinPromotion', `promotion:${id}:join`),
  apply: useWrite('applyPromotion', `promotion:${id}:apply`),
  claim: useWrite('claimPromotion', `promotion:${id}:claim`),
})
export type OfferWrites = ReturnType<typeof useOfferWrites>
