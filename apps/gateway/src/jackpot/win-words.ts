import { fill, textsFor } from '../texts/server-texts.ts'

type Words = { title: string; content: (amount: string) => string }

/** What the winner of a pool finds in the inbox, in the member's language. */
export function winWords(language: string): Words {
  const { title, content } = textsFor(language).jackpot
  return { title, content: (amount) => fill(content, { amount }) }
}
