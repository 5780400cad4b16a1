import type { Endpoints, Handlers } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { recaptchaOf } from './outside.ts'
import { demandFirebase } from './prove-phone.ts'

/** Where a browser has codes sent by Firebase. */
export const firebaseHandlers = (deps: Deps): Handlers<Pick<Endpoints, 'firebaseChannel'>> => ({
  firebaseChannel: async ({ request }) => {
    const { config } = await demandFirebase(deps, request.merchant)
    return { api: config.api, apiKey: config.apiKey, recaptcha: recaptchaOf(config) }
  },
})
