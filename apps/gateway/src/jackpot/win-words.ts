import { fill, textsFor } from '../texts/server-texts.ts'

type Words = { title: string; content: (amount: string) => string }

/** Inbox message for the winner of a pool, in the member's language. */
export function winWords(language: string): Words {
  const { title, content } = textsFor(language).jackpot
  return { title, content: (amount) => fill(content, { amount }) }
}
