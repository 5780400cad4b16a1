import { expect, it } from 'vitest'
import { collectAll, MAX_ROWS, TooManyRows } from './collect-all.ts'

const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ id: String(n) }))
/** Answers as the gateway does: rows after `before`, at most `pageSize`. */
const serve =
  (all: { id: string }[], asked: (string | undefined)[] = []) =>
  async ({ before, pageSize }: { before: string | undefined; pageSize: number }) => {
    asked.push(before)
    const start = before === undefined ? 0 : all.findIndex(({ id }) => id === before) + 1
    return all.slice(start, start + pageSize)
  }

it.each([0, 1, 999, 1000, 1001, 2500, MAX_ROWS])('collects %i rows, each once and in order', async (count) => {
  const all = rows(count)
  expect(await collectAll(serve(all))).toEqual(all)
})

it('pages by the last row, so that rows which arrive in between change nothing', async () => {
  const asked: (string | undefined)[] = []
  await collectAll(serve(rows(2500), asked))
  expect(asked).toEqual([undefined, '999', '1999'])
})

it('refuses a file that is too long before it reads everything', async () => {
  const asked: (string | undefined)[] = []
  await expect(collectAll(serve(rows(50_000), asked))).rejects.toBeInstanceOf(TooManyRows)
  expect(asked).toHaveLength(MAX_ROWS / 1000 + 1)
})
