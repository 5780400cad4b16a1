import { Money } from '@boardwalk/api-client/contract'
import * as v from 'valibot'

/** Schema of the setting `adjustment`: how much one operator may move alone for one member within 24 hours. */
export const AdjustmentRule = v.object({ alone: Money })
export type AdjustmentRule = v.InferOutput<typeof AdjustmentRule>

export const adjustmentDefaults: AdjustmentRule = { alone: '500.00' }
