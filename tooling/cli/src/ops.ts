import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readArguments } from './brand-arguments.ts'
import { opsRequest } from './ops-request.ts'
import { clonePath } from './places.ts'
import { Refusal, runCommand } from './refusal.ts'

const usage = `pnpm ops deposits | withdrawals
pnpm ops approve <number>
pnpm ops reject <number> [reason]
pnpm ops pay <number> [amount]
pnpm ops fail <number> [reason]
pnpm ops refund <number> <amount>
pnpm ops force <number>

  --port     port of the gateway on this machine, 4000 without it
  --secret   file with the secret of finance, .data/ops-finance.json without it`

/** `pnpm ops`: what an operator of finance does to deposits and withdrawals of the gateway on this machine. */
await runCommand(async () => {
  const { values, words } = readArguments(usage, 'any', { port: { type: 'string' }, secret: { type: 'string' } })
  const asked = opsRequest(words)
  if (!asked) throw new Refusal(usage)
  const address = `http://127.0.0.1:${values.port ?? '4000'}${asked.path}`
  const headers = {
    ...{ authorization: `Bearer ${secretIn(values.secret ?? clonePath('.data', 'ops-finance.json'))}` },
    ...{ 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  }
  const body = asked.body && JSON.stringify(asked.body)
  const answer = await fetch(address, { method: asked.method, headers, body }).catch(() => {
    throw new Refusal(`No gateway answers at ${address}.`)
  })
  const { code, value } = (await answer.json()) as { code: string; value: unknown }
  if (code !== 'OK') throw new Refusal(`${code} ${JSON.stringify(value)}`)
  console.log(JSON.stringify(value, null, 2))
  return 0
})

function secretIn(file: string): string {
  try {
    const { OPS_FINANCE_SECRET: secret } = JSON.parse(readFileSync(file, 'utf8')) as { OPS_FINANCE_SECRET?: string }
    if (secret) return secret
  } catch {
    // The sentence below says what is missing.
  }
  throw new Refusal(`${file} has no OPS_FINANCE_SECRET; start the gateway once, or name the file with --secret.`)
}
