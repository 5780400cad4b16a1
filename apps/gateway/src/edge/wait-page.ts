import { type LanguageCode, waitText } from '@boardwalk/i18n/codes'
import type { FastifyReply } from 'fastify'
import { fill, textsFor } from '../texts/server-texts.ts'
import { plainPage, sendPlain } from './plain-page.ts'

type Reason = 'tooMany' | 'busy'
export type Wait = { status: 429 | 503; reason: Reason; seconds: number }

/** A flood reads these pages, so each is written once. Waits last seconds, so there are few of them. */
const written = new Map<string, string>()

function waitPage(reason: Reason, seconds: number, language: LanguageCode): string {
  const key = `${reason} ${seconds} ${language}`
  const known = written.get(key)
  if (known) return known
  const { wait } = textsFor(language)
  const page = plainPage(wait[reason], fill(wait.again, { wait: waitText(seconds, language) }), language)
  written.set(key, page)
  return page
}

/** Asks the reader to come back later, in the reader's language. */
export const sendWait = (reply: FastifyReply, { status, reason, seconds }: Wait, language: LanguageCode) =>
  sendPlain(reply.header('Retry-After', seconds), status, waitPage(reason, seconds, language))
