import * as v from 'valibot'
import type { Tx } from '../db/client.ts'
import { withRetries } from '../ledger/retry.ts'
import { type Answer, toWire } from './answer.ts'
import { openPlay } from './authenticate.ts'
import { takeBet, type Ways } from './bet.ts'
import { closeRound } from './close-round.ts'
import { type Call, claimNonce } from './context.ts'
import { type Action, type Message, messages } from './message.ts'
import { payPromo } from './promo.ts'
import { readBalance } from './read-balance.ts'
import { rollBack } from './rollback.ts'
import { payWin } from './win.ts'

type Posting = Exclude<Action, 'authenticate' | 'bet'>
const postings: { [A in Posting]: (tx: Tx, call: Call, message: Message<A>) => Promise<Answer> } = {
  balance: readBalance,
  win: payWin,
  rollback: rollBack,
  'round/close': closeRound,
  promo: payPromo,
}

/** Runs one checked call and returns the body of a 200. Throws when the outcome is unknown. */
export async function dispatch(
  call: Call,
  action: Action,
  body: unknown,
  ways: Ways,
): Promise<Record<string, unknown>> {
  const parsed = v.safeParse(messages[action], body)
  if (parsed.success && action === 'bet') {
    const bet = parsed.output as Message<'bet'>
    return toWire(await takeBet(call, bet, ways), bet.txId, bet.currency)
  }
  return await ways.atDatabase(async () => {
    await claimNonce(call)
    if (!parsed.success) return { status: 'BAD_REQUEST', txId: null, opRef: null, dup: false }
    return await runAtDatabase(call, action as Exclude<Action, 'bet'>, parsed.output)
  })
}

async function runAtDatabase(call: Call, action: Exclude<Action, 'bet'>, output: unknown) {
  const { db } = call.deps
  if (action === 'authenticate') {
    return await db.transaction((tx) => openPlay(tx, call, output as Message<'authenticate'>))
  }
  const message = output as { txId?: string; currency: string }
  // The schema of this action made the message; the table above pairs the two.
  const run = postings[action] as (tx: Tx, call: Call, message: unknown) => Promise<Answer>
  const answer = await withRetries(() => db.transaction((tx) => run(tx, call, message)))
  return toWire(answer, message.txId ?? '', message.currency)
}
