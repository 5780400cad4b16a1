import { useStore } from 'react-redux'
import type { ApiContext } from './context.ts'

/** The server ended before its last line, or sent something else. */
class CutShort extends Error {
  override readonly name = 'CutShort'
}

/** Rows of complete lines, and the rest of the last one. The line `{"end":count}` is no row. */
function rowsOf<Row>(text: string): { rows: Row[]; end: number | null; rest: string } {
  const lines = text.split('\n')
  const rest = lines.pop() ?? ''
  const read: (Row & { end?: number })[] = lines.map((line) => JSON.parse(line))
  const end = read.at(-1)?.end ?? null
  return { rows: end === null ? read : read.slice(0, -1), end, rest }
}

/**
 * Reads lines of JSON as they arrive, so that only a part of a long answer is in memory.
 * @throws Error when the server refuses, or ends without saying how many rows there are
 */
export async function* readRows<Row>(
  { fetch, origin = '' }: Pick<ApiContext, 'fetch' | 'origin'>,
  path: string,
): AsyncGenerator<readonly Row[]> {
  const answer = await fetch(`${origin}${path}`)
  if (!answer.ok || !answer.body) throw new CutShort(`status ${answer.status}`)
  let [rest, count, end] = ['', 0, null as number | null]
  for await (const part of answer.body.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>) {
    const read = rowsOf<Row>(rest + part)
    rest = read.rest
    end = read.end
    count += read.rows.length
    if (read.rows.length > 0) yield read.rows
  }
  if (end !== count) throw new CutShort(`${count} rows`)
}

/** Reads a list that is no row of the endpoint table, by the address with its ticket. */
export function useRowStream() {
  type Thunk<T> = (dispatch: unknown, state: unknown, context: ApiContext) => T
  const dispatch = useStore().dispatch as unknown as <T>(thunk: Thunk<T>) => T
  return <Row>(path: string) => dispatch((_dispatch, _state, context) => readRows<Row>(context, path))
}
