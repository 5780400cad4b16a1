import './exit-with-parent.mjs'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { loadBrands } from '@boardwalk/brand-kit/node'
import { refuseDrawings, refusePictures } from '@boardwalk/brand-kit/raster'
import { brands, checkPorts, gatewayPort, portOf, ports } from './ports.mjs'
import { node, root } from './prepare.mjs'
import { signals, startService, stopServices } from './processes.mjs'
import { waitFor } from './ready.mjs'
import { welcome } from './welcome.mjs'

const isDev = process.argv.includes('--dev')
const startedAt = Date.now()
// So that this file also works alone, not only after the bootstrap.
const withBinaries = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` }
/** @type {import('./processes.mjs').Service[]} */
const services = []
const ending = new AbortController()
let isReady = false

for (const signal of signals) process.on(signal, () => end(0))

try {
  const file = path.join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  await run()
} catch (error) {
  if (!ending.signal.aborted) console.error(error instanceof Error ? error.message : error)
  await end(1)
}

async function run() {
  const bind = process.env.BIND || '127.0.0.1'
  // Before the build: a mistake of a brand is then the last thing on the screen.
  await refuseDrawings(loadBrands())
  await checkPorts(process.env, bind)
  await build()
  // A build that is being stopped may still succeed.
  if (ending.signal.aborted) return
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data')
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' }
  const at = (/** @type {import('./ports.mjs').Port} */ entry) =>
    `http://${bind === '0.0.0.0' ? '127.0.0.1' : bind}:${portOf(env, entry)}${entry.ready}`
  const rest = ports.filter((entry) => entry !== gatewayPort)
  service('gateway', 'apps/gateway', 'src/main.ts', env)
  await waitFor(at(gatewayPort), ending.signal)
  // Second, because both share a secret that the gateway makes at its first start.
  if (!ending.signal.aborted) service('sandbox games', 'apps/sandbox-games', 'src/server/main.ts', env)
  await Promise.all(rest.map((entry) => waitFor(at(entry), ending.signal)))
  if (ending.signal.aborted) return
  isReady = true
  console.log(welcome(env, bind, Date.now() - startedAt))
}

/** Builds the changed packages; turbo knows them. */
async function build() {
  console.log('Building what changed …')
  const names = [...brands.map(({ id }) => id), 'sandbox-games']
  const filters = names.map((name) => `--filter=@boardwalk/${name}`)
  const options = ['run', 'build', '--output-logs=errors-only', '--log-prefix=none', ...filters]
  const turbo = startService('build', ['turbo', ...options], { cwd: root, env: withBinaries })
  services.push(turbo)
  const code = await turbo.ended
  services.splice(services.indexOf(turbo), 1)
  if (code === 0 || ending.signal.aborted) return
  // A photograph that a build refused: repeated here, so that it is the last message on the screen.
  await refusePictures(loadBrands())
  throw new Error('The storefronts could not be built; the reason is above.')
}

/** @param {string} name @param {string} folder @param {string} entry @param {NodeJS.ProcessEnv} env */
function service(name, folder, entry, env) {
  const exitWithParent = new URL('exit-with-parent.mjs', import.meta.url).href
  const watch = isDev ? ['--watch', '--watch-preserve-output'] : []
  const started = startService(name, [node, ...watch, '--import', exitWithParent, entry], {
    cwd: path.join(root, folder),
    env,
  })
  services.push(started)
  started.ended.then((code) => {
    if (ending.signal.aborted) return
    // A program that was not ready yet has printed the reason itself.
    if (isReady) console.error(`The ${name} stopped by itself (exit code ${code}), so everything is being stopped.`)
    return end(code || 1)
  })
}

/** @param {number} code */
async function end(code) {
  if (ending.signal.aborted) return
  ending.abort()
  if (services.length > 0) console.log('Stopping …')
  await stopServices(services)
  process.exit(code)
}
