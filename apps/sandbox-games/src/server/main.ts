import { join } from 'node:path'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { openStore } from './store/store.ts'
import { createWallet } from './wallet.ts'

const config = readConfig()
const app = await buildApp({
  store: openStore(join(config.dataDir, 'sandbox-games', 'rounds.db')),
  wallet: createWallet(config),
  clientDir: join(import.meta.dirname, '../../dist'),
  frameAncestors: config.frameAncestors,
  announces: true,
  secret: config.secret,
})

const stop = () => app.close().then(() => process.exit(0))
process.once('SIGINT', stop)
process.once('SIGTERM', stop)

await app.listen({ port: config.port, host: config.bind }).catch((error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE'
  console.error(
    taken
      ? `Port ${config.port} is taken; set SANDBOX_PORT to another.`
      : `Sandbox games cannot start: ${error.message}`,
  )
  process.exit(1)
})
console.log(`Sandbox games on http://${config.bind}:${config.port}`)
