import { api } from '@boardwalk/api-client'
import { statusArg } from '../site/queries.ts'

/** Refetches the status of the platform; parts that show it update. */
export const askStatus = () => api.endpoints.systemStatus.initiate(statusArg, { forceRefetch: true, subscribe: false })
