import { expect, it } from 'vitest'
import type { ApiContext } from '../src/context.ts'
import { readRows } from '../src/row-stream.ts'

type Row = { no: number; text: string }
const bytes = new TextEncoder().encode(
  `${[1, 2, 3, 4].map((no) => `${JSON.stringify({ no, text: 'বাংলা' })}\n`).join('')}{"end":4}\n`,
)

/** A server that sends the bytes in parts of this size. */
const contextOf = (sent: Uint8Array, size: number, status = 200) => {
  const body = new ReadableStream({
    start: (controller) => {
      for (let at = 0; at < sent.length; at += size) controller.enqueue(sent.slice(at, at + size))
      controller.close()
    },
  })
  return { fetch: async () => new Response(body, { status }) } as unknown as ApiContext
}
async function read(context: ApiContext) {
  const all: Row[] = []
  for await (const rows of readRows<Row>(context, '/rows')) all.push(...rows)
  return all
}

it.each([1, 7, 33, 1000])(
  'reads every row of parts of %i bytes, also those that cut a letter or a line',
  async (size) => {
    const rows = await read(contextOf(bytes, size))
    expect(rows).toEqual([1, 2, 3, 4].map((no) => ({ no, text: 'বাংলা' })))
  },
)

it('does not take an answer that was cut short, or refused, for the whole list', async () => {
  const end = bytes.length - '{"end":4}\n'.length
  await expect(read(contextOf(bytes.slice(0, end), 50))).rejects.toThrow('4 rows')
  await expect(read(contextOf(bytes, 50, 401))).rejects.toThrow('401')
})
