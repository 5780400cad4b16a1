import type { Caller, Endpoint, HumanWhen } from '@boardwalk/api-client/contract'

type Asked = { input: Record<string, unknown>; caller: Caller | null }

const isNeeded: Record<HumanWhen, (asked: Asked) => boolean> = {
  byName: ({ input }) => input.type === 'username',
  signedOut: ({ caller }) => caller === null,
}

/** Whether a row with a human check asks this caller for it; two rows ask only at times (contract C-1, C-48). */
export const needsHuman = ({ humanWhen }: Endpoint, asked: Asked): boolean => !humanWhen || isNeeded[humanWhen](asked)
