import net from 'node:net'
import { readAddresses } from '@boardwalk/brand-kit/addresses'

/** @typedef {{ variable: string, fallback: number, serves: string, ready: string, host?: string | undefined }} Port */

/** The brands of this clone: their apps are built and served. */
export const brands = readAddresses()
const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' })

/** @type {Port} */
export const gatewayPort = { variable: 'GATEWAY_PORT', fallback: 4000, serves: 'API', ready: '/readyz' }

/**
 * Every port of the demo world: environment variable, default, service, path that answers 200 when ready.
 * @type {Port[]}
 */
export const ports = [
  gatewayPort,
  ...brands.flatMap(({ variable, port, name, country, hosts: [host] }) =>
    port === null ? [] : [{ variable, fallback: port, serves: named(name, country), host, ready: '/' }],
  ),
  { variable: 'SANDBOX_PORT', fallback: 4010, serves: 'Sandbox games', ready: '/healthz' },
]

/** @param {string} name @param {string} country */
function named(name, country) {
  return /^[A-Z]{2}$/.test(country) ? `${name}, ${regions.of(country)}` : name
}

/** @param {NodeJS.ProcessEnv} env @param {Port} entry */
export const portOf = (env, { variable, fallback }) => Number(env[variable] || fallback)

/**
 * Throws one sentence about the first port that cannot be used.
 * @param {NodeJS.ProcessEnv} env @param {string} bind
 */
export async function checkPorts(env, bind) {
  const seen = new Map()
  for (const entry of ports) {
    const port = portOf(env, entry)
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new Error(`${entry.variable} must be a port between 1 and 65535; found "${env[entry.variable]}".`)
    }
    if (seen.has(port))
      throw new Error(`${entry.variable} and ${seen.get(port)} are both ${port}; give one of them another port.`)
    seen.set(port, entry.variable)
    const trouble = await tryPort(port, bind)
    if (trouble) throw new Error(`Port ${port} ${trouble}; free it, or set ${entry.variable} to another port.`)
  }
}

/** @param {number} port @param {string} bind @returns {Promise<string | null>} the problem, or `null` */
const tryPort = (port, bind) =>
  new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(words[error.code ?? ''] ?? `cannot be used (${error.message})`),
    )
    server.listen(port, bind, () => server.close(() => resolve(null)))
  })

/** @type {Record<string, string>} */
const words = { EADDRINUSE: 'is taken', EACCES: 'may not be used by this user' }
