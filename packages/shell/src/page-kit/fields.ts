import type { Field } from './question.ts'

/** One of a list of values. */
export function oneOf<const T extends string>(values: readonly T[], fallback: NoInfer<T>): Field<T> {
  return { fallback, parse: (text) => values.find((value) => value === text), print: (value) => value }
}

const LAST_PAGE = 10_000

/** Page of a list from 1 to `last`, beyond which the server has no page. */
export const pageUpTo = (last: number): Field<number> => ({
  fallback: 1,
  parse: (text) => (/^[1-9]\d{0,4}$/.test(text) && Number(text) <= last ? Number(text) : undefined),
  print: String,
  isPlace: true,
})

/** Page of a list whose length is not known. */
export const pageNumber = pageUpTo(LAST_PAGE)

/** A code of the server, such as a wallet or a vendor. */
export const codeOr = (fallback: string): Field<string> => ({
  fallback,
  parse: (text) => (/^[\w.-]{1,64}$/.test(text) ? text : undefined),
  print: (value) => value,
})
