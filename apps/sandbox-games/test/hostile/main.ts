import { readConfig } from '../../src/server/config.ts'
import { buildHostile } from './server.ts'

/** In place of the sandbox games, with the same settings: `SANDBOX_PORT=4099 WALLET_URL=… node test/hostile/main.ts`. */
const config = readConfig()
const origin = await buildHostile(config).listen({ port: config.port, host: config.bind })
console.log(`Hostile vendor on ${origin}`)
