import type { Deps } from '../../deps.ts'
import { type PaymentProvider, ProviderTimeout } from '../payment-provider.ts'
import { openOrder } from './book.ts'
import { isEventFirst, isUnanswered } from './script.ts'
import { type Deliver, deliverTo, sendSandboxEvents } from './send-events.ts'
import { readStatement } from './statement.ts'

export const payPath = '/pay/sandbox'

/**
 * The only provider of this build: it takes and pays play money, and test amounts choose its behaviour (contract E3).
 */
export const sandboxProvider = (
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  deliver: Deliver = deliverTo(deps),
): PaymentProvider => ({
  open: async ({ isManual, ...order }) => {
    const { id, amount, isNew } = await openOrder(deps.db, { isManual, ...order })
    if (!isManual && isEventFirst(amount)) await sendSandboxEvents(deps, deliver)
    if (isUnanswered(amount) && isNew) throw new ProviderTimeout()
    return { url: isManual ? `${payPath}/${id}` : null }
  },
  statement: (days) => readStatement(deps.db, days),
})
