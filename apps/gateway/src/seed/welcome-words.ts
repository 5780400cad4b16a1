import { textsFor } from '../texts/server-texts.ts'

/** The first message in an inbox, in the member's language. */
export function welcomeWords(language: string): readonly [title: string, content: string] {
  const { title, content } = textsFor(language).welcome
  return [title, content]
}
