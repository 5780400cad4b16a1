import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { engineNames } from '../src/kernel/engines.ts'
import { buildApp } from '../src/server/app.ts'
import { openStore } from '../src/server/store/store.ts'
import type { Wallet } from '../src/server/wallet.ts'
import { modelWallet } from './kernel/model-wallet.ts'

/**
 * Every engine without a gateway: `node test/alone.ts [--port 4090] [--language EN] [--theme tiger] [--demo]` after a
 * build. The wallet is a thousand coins that live as long as the process; launch tokens may be used again.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4090' },
    language: { type: 'string', default: 'EN' },
    theme: { type: 'string', default: 'tiger' },
    demo: { type: 'boolean', default: false },
  },
})
const { port, language, theme, demo } = values

const model = modelWallet({}, () => 'none')
const wallet: Wallet = {
  async call(operator, action, body) {
    const reply = await model.wallet.call(operator, action, body)
    if (action !== 'authenticate' || reply.kind !== 'answer') return reply
    const engine = String(body.launchToken)
    return { ...reply, answer: { ...reply.answer, engine, theme, demo, language, balance: '1000.00' } }
  },
}
const app = await buildApp({
  ...{ store: openStore(':memory:'), wallet, frameAncestors: 'http:' },
  clientDir: join(import.meta.dirname, '../dist'),
})
const origin = await app.listen({ port: Number(port), host: '127.0.0.1' })
for (const engine of engineNames)
  console.log(`${origin}/play?launchToken=${engine}&merchant=alone&game=${engine}&language=${language}&theme=light`)
console.log(`${origin}/verify`)
