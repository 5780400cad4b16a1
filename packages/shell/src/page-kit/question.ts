/** One filter in the URL: its parameter, and its default for a missing or invalid value. */
export type Field<T> = {
  fallback: T
  /** Undefined for a text that is no value of the field. */
  parse: (text: string) => T | undefined
  print: (value: T) => string
  /** A position in the result, such as a page number: any other change of the query resets it. */
  isPlace?: true
}
export type Fields<Q> = { readonly [K in keyof Q]: Field<Q[K]> }

export type Question<Q> = {
  fallback: Q
  /** Always a complete question. */
  read: (params: URLSearchParams) => Q
  /** The parameters with these filters changed; other parameters stay. */
  write: (params: URLSearchParams, changes: Partial<Q>) => URLSearchParams
  /** Whether a part other than the place differs from the start. */
  isNarrowed: (asked: Q) => boolean
}

/** Parameters of a page's question begin with this, so that the page below an overlay keeps its own. */
const PREFIX = 'q.'
const MAX_LENGTH = 200

/** Reads one part. A parameter that is too long is not given to a parser. */
function partOf<T>(params: URLSearchParams, name: string, { parse, fallback }: Field<T>): T {
  const text = params.get(PREFIX + name)
  return text === null || text.length > MAX_LENGTH ? fallback : (parse(text) ?? fallback)
}

/** A page's query: its filters and its position, kept in the URL, so that a reload and a link show the same result. */
export function defineQuestion<Q extends object>(fields: Fields<Q>): Question<Q> {
  const names = Object.keys(fields) as (keyof Q & string)[]
  const map = <R>(part: <K extends keyof Q & string>(name: K) => R) =>
    Object.fromEntries(names.map((name) => [name, part(name)])) as Record<keyof Q & string, R>
  const read = (params: URLSearchParams) => map((name) => partOf(params, name, fields[name])) as unknown as Q
  const fallback = map((name) => fields[name].fallback) as unknown as Q
  const isFallback = <K extends keyof Q & string>(name: K, value: Q[K]) =>
    fields[name].print(value) === fields[name].print(fields[name].fallback)

  const write = (params: URLSearchParams, changes: Partial<Q>) => {
    const next = new URLSearchParams(params)
    const asked = { ...read(params), ...changes }
    for (const name of names) {
      const isStart = fields[name].isPlace === true && !(name in changes)
      if (isStart || isFallback(name, asked[name])) next.delete(PREFIX + name)
      else next.set(PREFIX + name, fields[name].print(asked[name]))
    }
    return next
  }
  const isNarrowed = (asked: Q) => names.some((name) => !fields[name].isPlace && !isFallback(name, asked[name]))
  return { fallback, read, write, isNarrowed }
}

/** Removes the query of an overlay's page, for code that closes the overlay or opens another page in it. */
export function dropQuestion(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of params.keys()) if (name.startsWith(PREFIX)) next.delete(name)
  return next
}

/** The query with which an overlay's page opens: these values, and none of the page before it. */
export function askFirst(params: URLSearchParams, asked: Record<string, string>): URLSearchParams {
  const next = dropQuestion(params)
  for (const [name, value] of Object.entries(asked)) next.set(PREFIX + name, value)
  return next
}
