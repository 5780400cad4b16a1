import { fill, textsFor } from '../texts/server-texts.ts'

type Facts = { ip: string }
type Words = { title: string; content: string }
/** Account changes that the owner is notified of, including those by operators (reliability rules 6.1). */
export type SecurityChange =
  | 'password'
  | 'place'
  | 'payPassword'
  | 'payReset'
  | 'mobile'
  | 'email'
  | 'authenticatorOn'
  | 'authenticatorOff'
  | 'passkeyAdded'
  | 'passkeyRemoved'

export function securityWords(language: string, change: SecurityChange, facts: Facts): Words {
  const { title, content } = textsFor(language)[change]
  return { title, content: fill(content, facts) }
}
