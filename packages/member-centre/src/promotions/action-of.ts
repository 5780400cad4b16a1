import type { Detail } from './types.ts'

export type Action = 'join' | 'checkIn' | 'apply' | 'again' | 'claim' | 'deposit'

/** The step that is open to the member now. */
export function actionOf({ kind, state }: Pick<Detail, 'kind' | 'state'>): Action | null {
  if (kind === 'DEPOSIT') return state === 'JOIN' ? 'deposit' : null
  if (kind === 'APPLY') return state === 'JOIN' ? 'apply' : state === 'REJECTED' ? 'again' : null
  if (state === 'JOIN') return kind === 'SIGN_IN' ? 'checkIn' : 'join'
  return state === 'CLAIM' ? 'claim' : null
}
