import { noticeMail } from '@boardwalk/brand-kit/mail'
import { isLanguageCode } from '@boardwalk/i18n/codes'
import type { MemberRow } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import { lookOf } from './look.ts'

type Owner = Pick<MemberRow, 'merchant' | 'language' | 'email'>

/**
 * Sends the words of an inbox message to the owner's mailbox too, if there is one. Call it after the commit: the
 * inbox always has the message, the mail is sent once and a failure is logged.
 */
export function mailOwner(
  deps: Pick<Deps, 'senders' | 'brands' | 'tokens' | 'log'>,
  { merchant, language, email }: Owner,
  words: { title: string; content: string },
): void {
  const sender = deps.senders.EMAIL
  if (!sender || !email) return
  const { text, ...mail } = noticeMail(lookOf(deps, merchant, isLanguageCode(language) ? language : 'EN'), words)
  sender
    .send({ merchant, destination: email, body: text, ...mail })
    .catch((error: unknown) => deps.log.error({ err: error }, 'a notice could not be mailed'))
}
