import type { createFakeFetch } from '@boardwalk/api-client/fakes'

/** Responses of a story, by endpoint. */
export type Answers = NonNullable<Parameters<typeof createFakeFetch>[0]>

/** A response that never arrives. */
export const never = () => new Promise<never>(() => {})
