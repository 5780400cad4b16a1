import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readArguments } from './brand-arguments.ts'
import { type OpsRequest, type OpsRole, opsRequest } from './ops-request.ts'
import { notACommand, opsUsage } from './ops-usage.ts'
import { clonePath } from './places.ts'
import { Refusal, runCommand } from './refusal.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const switches = {
  ...{ merchant: text, reason: text, from: text, until: text, key: text, port: text, secret: text },
  ...{ amount: text, to: text, return: flag, 'write-off': flag },
}

const secrets: Record<OpsRole, { file: string; name: string }> = {
  RISK: { file: 'ops.json', name: 'OPS_RISK_SECRET' },
  FINANCE: { file: 'ops-finance.json', name: 'OPS_FINANCE_SECRET' },
  CONTENT: { file: 'ops-content.json', name: 'OPS_CONTENT_SECRET' },
}

/** `pnpm ops`: actions of operators, through the API of the gateway on this machine. Ends with 1 on any refusal. */
await runCommand(async () => {
  const { values, words } = readArguments(opsUsage, 'any', switches)
  const asked = opsRequest(words, { ...values, readJson })
  if (!asked) throw notACommand(words[0])
  // Asked for nothing, because reading a slip is recorded.
  if (asked.file && existsSync(asked.file)) throw new Refusal(`${asked.file} exists already. Name a new file.`)
  const { file, secret } = secretOf(asked.role, values.secret)
  const answer = await send(asked, { port: values.port ?? '4000', key: values.key ?? randomUUID(), secret })
  if (answer.code !== 'OK') throw new Refusal(whyNot(asked, answer, file))
  console.log(JSON.stringify(answer.value, null, 2))
  return isBroken(answer.value) ? 1 : 0
})

type Answer = { code: string; value: unknown; message?: string }
type Way = { port: string; key: string; secret: string }

async function send({ method, path, body, file }: OpsRequest, { port, key, secret }: Way): Promise<Answer> {
  const address = `http://127.0.0.1:${port}${path}`
  const headers = {
    ...{ authorization: `Bearer ${secret}`, 'idempotency-key': key },
    ...(body && { 'content-type': 'application/json' }),
  }
  try {
    const reply = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (file && reply.headers.get('content-type')?.startsWith('image/')) return await store(file, reply)
    return (await reply.json()) as Answer
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(`No gateway answers at ${address}.${body ? ` Repeat it with --key ${key}.` : ''}`)
  }
}

/** Writes a picture to a new file, readable by this user only. */
async function store(file: string, reply: Response): Promise<Answer> {
  const picture = Buffer.from(await reply.arrayBuffer())
  try {
    writeFileSync(file, picture, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST'
    throw new Refusal(isThere ? `${file} exists already. Name a new file.` : `${file} cannot be written.`)
  }
  return { code: 'OK', value: { file, type: reply.headers.get('content-type'), bytes: picture.length } }
}

/** The gateway's reason, and the facts that it lacks. */
function whyNot({ method, path }: OpsRequest, { code, message, value }: Answer, secretFile: string): string {
  const said = [code, message].filter(Boolean).join(' ')
  if (code === 'AUTH_REQUIRED') return `${said}; it was read from ${secretFile}`
  if (code === 'NOT_FOUND') return `${said} (${method} ${path})`
  // A reason names the fields in words.
  return value === null || code === 'VALIDATION_FAILED' ? said : `${said} ${JSON.stringify(value)}`
}

/** A chain that was checked and has a broken link. */
function isBroken(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'isWhole' in value && value.isWhole === false
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Refusal(`${file} is no JSON file that can be read.`)
  }
}

function secretOf(role: OpsRole, given: string | undefined): { file: string; secret: string } {
  const { file: known, name } = secrets[role]
  const file = given ?? clonePath('.data', known)
  try {
    const secret = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)[name]
    if (typeof secret === 'string' && secret) return { file, secret }
  } catch {
    // The refusal below names the missing part.
  }
  throw new Refusal(`${file} has no ${name}; start the gateway once, or name the file with --secret.`)
}
