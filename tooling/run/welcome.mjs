import { portOf, ports } from './ports.mjs'

/**
 * What to open and whom to be, in the words of the terminal.
 * @param {NodeJS.ProcessEnv} env @param {string} bind @param {number} tookMs
 */
export function welcome(env, bind, tookMs) {
  const gateway = portOf(env, ports[0])
  const lines = ports.map((entry) => {
    const also = 'host' in entry ? `   also http://${entry.host}:${gateway}` : ''
    return `  ${entry.serves.padEnd(14)} http://${bind}:${portOf(env, entry)}${also}`
  })
  const password = env.DEMO_PASSWORD || 'Boardwalk-1'
  return [
    '',
    `Boardwalk is ready after ${(tookMs / 1000).toFixed(1)} s. All money here is play money.`,
    '',
    ...lines,
    '',
    `  Demo accounts, the same in all three: player01 (member), vip01 (rank 5), agent01 (agent). Password: ${password}`,
    '',
    '  Ctrl-C ends everything; the data stays in .data and is there at the next start.',
    '',
  ].join('\n')
}
