import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { signatureOf } from '../callbacks/signature.ts'
import { gameProvider, gameSecrets } from '../callbacks/verify.ts'
import type { Deps } from '../deps.ts'
import { parseMoney } from '../ledger/money.ts'
import { type GameReport, NoReport } from './game-report.ts'

export const reportPath = '/report/v1/confirmed'
const timeoutMs = 10_000

const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
)
const units = v.pipe(
  v.string(),
  v.transform(parseMoney),
  v.check((amount) => amount !== null && amount >= 0n),
  v.transform((amount) => amount ?? 0n),
)
const Message = v.object({
  ...{ txId: v.string(), kind: v.picklist(['BET', 'WIN', 'ROLLBACK']), currency: v.string() },
  ...{ amount: units, at: instant },
})
const Place = v.object({ at: v.string(), txId: v.string() })
const Page = v.object({ since: instant, messages: v.array(Message), next: v.nullable(Place) })
type Page = v.InferOutput<typeof Page>
type Place = v.InferOutput<typeof Place>

/** The report of the sandbox games, by calls that are signed like theirs (contract E1). */
export function sandboxReport(deps: Pick<Deps, 'config' | 'clock'>): GameReport {
  const ask = (merchant: string, asked: object): Promise<Page> => fetchPage(deps, merchant, JSON.stringify(asked))
  return {
    since: async (merchant) => (await ask(merchant, { txIds: [] })).since,
    named: async (merchant, txIds) => (await ask(merchant, { txIds })).messages,
    async *pages(merchant, from, until) {
      const period = { from: from.toISOString(), until: until.toISOString() }
      let after: Place | undefined
      do {
        const { messages, next } = await ask(merchant, { ...period, after })
        if (next && after && !isLater(next, after)) throw new NoReport('its pages do not advance')
        yield messages
        after = next ?? undefined
      } while (after)
    },
  }
}

const isLater = (a: Place, b: Place) => a.at > b.at || (a.at === b.at && a.txId > b.txId)

async function fetchPage(deps: Pick<Deps, 'config' | 'clock'>, merchant: string, body: string): Promise<Page> {
  const reply = await fetch(new URL(reportPath, deps.config.sandboxReportUrl), {
    ...{ method: 'POST', body, headers: signed(deps, merchant, body), redirect: 'error' },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new NoReport('it cannot be reached')
  })
  if (reply.status !== 200) throw new NoReport(`it answers with status ${reply.status}`)
  const page = v.safeParse(Page, await reply.json().catch(() => null))
  if (!page.success) throw new NoReport('it cannot be read')
  return page.output
}

function signed({ config, clock }: Pick<Deps, 'config' | 'clock'>, merchant: string, body: string) {
  const [timestamp, nonce] = [String(clock().getTime()), randomUUID()]
  const facts = { timestamp, nonce, method: 'POST', path: reportPath, body: Buffer.from(body) }
  return {
    ...{ 'content-type': 'application/json', 'x-provider': gameProvider(merchant) },
    ...{ 'x-timestamp': timestamp, 'x-nonce': nonce },
    'x-signature': signatureOf(gameSecrets({ config }, merchant)[0] ?? '', facts),
  }
}
