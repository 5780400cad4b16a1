/** Rows of one file. More would keep a phone busy for minutes; a shorter period has fewer. */
export const MAX_ROWS = 10_000
const SLICE = 1000

type Slice = { before: string | undefined; pageSize: number }

export class TooManyRows extends Error {}

/**
 * Reads every row that a question finds, by the cursor: rows that arrive later are neither repeated nor do they push
 * others out. @throws TooManyRows beyond `MAX_ROWS`
 */
export async function collectAll<Row extends { id: string }>(
  ask: (slice: Slice) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const all: Row[] = []
  for (;;) {
    const rows = await ask({ before: all.at(-1)?.id, pageSize: SLICE })
    all.push(...rows)
    if (all.length > MAX_ROWS) throw new TooManyRows()
    if (rows.length < SLICE) return all
  }
}
