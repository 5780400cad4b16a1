import type { Fakes } from './fakes-type.ts'

type Lists = Pick<
  Fakes,
  'agentBets' | 'agentTransactions' | 'agentIncome' | 'agentPnl' | 'agentTeam' | 'contractSettlements' | 'contracts'
>
type Answers = { [K in keyof Lists]: (input: Parameters<Lists[K]>[0]) => unknown }

const names: Readonly<Record<string, keyof Lists>> = {
  ...{ BETS: 'agentBets', ENTRIES: 'agentTransactions', INCOME: 'agentIncome' },
  ...{ PNL: 'agentPnl', TEAM: 'agentTeam', SETTLEMENTS: 'contractSettlements' },
  CONTRACTS: 'contracts',
}

/** The rows of the page as lines of JSON, as the gateway sends a file. */
export async function rowStream(url: URL, answers: Answers): Promise<Response> {
  const name = names[url.searchParams.get('ticket') ?? '']
  if (!name) throw new Error('The ticket names no list.')
  const asked = { pageNo: 1, pageSize: 1000, sort: 'newest', scope: 'TEAM', kind: 'ALL', direction: 'ALL' } as const
  const all = { ...asked, gameCategory: 'ALL', vassalage: 'ALL', status: 'ALL' } as const
  const { list } = (await answers[name](all as never)) as { list: unknown[] }
  const lines = [...list, { end: list.length }].map((row) => `${JSON.stringify(row)}\n`)
  return new Response(inPieces(lines.join('')), { headers: { 'content-type': 'application/x-ndjson' } })
}

/** As a network delivers it: pieces end within lines and within letters. */
function inPieces(text: string, size = 10_007): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  return new ReadableStream({
    start(stream) {
      for (let at = 0; at < bytes.length; at += size) stream.enqueue(bytes.subarray(at, at + size))
      stream.close()
    },
  })
}
