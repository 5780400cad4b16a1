import { codeOr } from '@boardwalk/shell/page-kit'

/** The parts of a question that choose accounts: by how their names begin, or a single one. */
export const whoseFields = { account: codeOr(''), only: codeOr('') }
export type Whose = { [K in keyof typeof whoseFields]: string }

/** The same as the server takes it. */
export const whoseOf = ({ account, only }: Whose) =>
  only ? { scope: 'SELF' as const, underAccount: only } : { scope: 'TEAM' as const, ...(account && { account }) }
