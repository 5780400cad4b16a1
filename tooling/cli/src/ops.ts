import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readArguments } from './brand-arguments.ts'
import { type OpsRole, opsRequest } from './ops-request.ts'
import { clonePath } from './places.ts'
import { Refusal, runCommand } from './refusal.ts'

const usage = `Money, as an operator of finance:
  pnpm ops deposits | withdrawals
  pnpm ops approve <number>
  pnpm ops reject <number> [reason]
  pnpm ops pay <number> [amount]
  pnpm ops fail <number> [reason]
  pnpm ops refund <number> <amount>
  pnpm ops force <number>

Applications and redemptions, as an operator of risk:
  pnpm ops applications | redemptions
  pnpm ops approve <number>
  pnpm ops reject <number> <reason>

The site, as an operator of content:
  pnpm ops content announcements | promotions | banners --merchant <code>
  pnpm ops publish announcement | promotion | banner <file.json> --merchant <code> --reason <text>
  pnpm ops hide announcement | promotion | banner <id> --reason <text>
  pnpm ops maintenance on | off [--from <time>] [--until <time>] --merchant <code> --reason <text>

Settings, as the operator whom each belongs to:
  pnpm ops settings --merchant <code>
  pnpm ops set <name> <file.json> --merchant <code> --reason <text>

The audit log, which has every decision above:
  pnpm ops audit verify

  --merchant the site
  --reason   why, for the audit log
  --from     time such as 2026-12-01T08:00:00.000Z, at once without it
  --until    the same, until it is switched off without it
  --key      key of an earlier try, so that it is not done twice
  --port     port of the gateway on this machine, 4000 without it
  --secret   file with the role's secret; of .data/ops.json, .data/ops-finance.json or .data/ops-content.json without it

The texts of a publication are Markdown, by language: {"type":"PL","title":{"EN":"…"},"content":{"EN":"…"}}.`

const text = { type: 'string' } as const
const switches = { merchant: text, reason: text, from: text, until: text, key: text, port: text, secret: text }

const secrets: Record<OpsRole, { file: string; name: string }> = {
  RISK: { file: 'ops.json', name: 'OPS_RISK_SECRET' },
  FINANCE: { file: 'ops-finance.json', name: 'OPS_FINANCE_SECRET' },
  CONTENT: { file: 'ops-content.json', name: 'OPS_CONTENT_SECRET' },
}

/** `pnpm ops`: actions of operators, through the API of the gateway on this machine. Ends with 1 on any refusal. */
await runCommand(async () => {
  const { values, words } = readArguments(usage, 'any', switches)
  const asked = opsRequest(words, { ...values, readJson })
  if (!asked) throw new Refusal(usage)
  const { role, method, path, body } = asked
  const address = `http://127.0.0.1:${values.port ?? '4000'}${path}`
  const key = values.key ?? randomUUID()
  const headers = {
    ...{ authorization: `Bearer ${secretOf(role, values.secret)}`, 'idempotency-key': key },
    ...(body && { 'content-type': 'application/json' }),
  }
  const answer = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) }).catch(() => {
    throw new Refusal(`No gateway answers at ${address}.${body ? ` Repeat it with --key ${key}.` : ''}`)
  })
  const { code, value, message } = (await answer.json()) as { code: string; value: unknown; message?: string }
  if (code !== 'OK') throw new Refusal([code, message, JSON.stringify(value)].filter(Boolean).join(' '))
  console.log(JSON.stringify(value, null, 2))
  return isBroken(value) ? 1 : 0
})

/** A chain that was checked and has a broken link. */
const isBroken = (value: unknown) =>
  typeof value === 'object' && value !== null && 'isWhole' in value && value.isWhole === false

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Refusal(`${file} is no JSON file that can be read.`)
  }
}

function secretOf(role: OpsRole, given: string | undefined): string {
  const { file: known, name } = secrets[role]
  const file = given ?? clonePath('.data', known)
  try {
    const secret = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)[name]
    if (typeof secret === 'string' && secret) return secret
  } catch {
    // The refusal below names the missing part.
  }
  throw new Refusal(`${file} has no ${name}; start the gateway once, or name the file with --secret.`)
}
