import net from 'node:net'

/** Every port that the demo world listens on: environment variable, default, what is served, what answers 200 when ready. */
export const ports = /** @type {const} */ ([
  { variable: 'GATEWAY_PORT', fallback: 4000, serves: 'API', ready: '/readyz' },
  { variable: 'PHILIPPINES_PORT', fallback: 4001, serves: 'Philippines', host: 'ph.localhost', ready: '/' },
  { variable: 'BANGLADESH_PORT', fallback: 4002, serves: 'Bangladesh', host: 'bd.localhost', ready: '/' },
  { variable: 'INDIA_PORT', fallback: 4003, serves: 'India', host: 'in.localhost', ready: '/' },
  { variable: 'SANDBOX_PORT', fallback: 4010, serves: 'Sandbox games', ready: '/healthz' },
])

/** @param {NodeJS.ProcessEnv} env @param {{ variable: string, fallback: number }} entry */
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

/** @param {number} port @param {string} bind @returns {Promise<string | null>} what is wrong, or `null` */
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
