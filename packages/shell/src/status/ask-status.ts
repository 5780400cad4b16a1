import { api } from '@boardwalk/api-client'
import { statusArg } from '../site/queries.ts'

/** Asks anew whether the platform is open; whoever shows the status hears of it. */
export const askStatus = () => api.endpoints.systemStatus.initiate(statusArg, { forceRefetch: true, subscribe: false })
