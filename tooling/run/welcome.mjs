import { gatewayPort, portOf, ports } from './ports.mjs'

/**
 * The addresses and the accounts of the demo, formatted for a terminal.
 * @param {NodeJS.ProcessEnv} env @param {string} bind @param {number} tookMs
 */
export function welcome(env, bind, tookMs) {
  const gateway = portOf(env, gatewayPort)
  const width = Math.max(...ports.map(({ serves }) => serves.length))
  const lines = ports.map((entry) => {
    const also = entry.host ? `   also http://${entry.host}:${gateway}` : ''
    return `  ${entry.serves.padEnd(width)} http://${bind}:${portOf(env, entry)}${also}`
  })
  const password = env.DEMO_PASSWORD || 'Boardwalk-1'
  const payPassword = env.DEMO_PAY_PASSWORD || 'Boardwalk-2'
  return [
    '',
    `Boardwalk is ready after ${(tookMs / 1000).toFixed(1)} s. All money here is play money.`,
    '',
    ...lines,
    '',
    `  Demo accounts, the same in every brand: player01 (member), vip01 (rank 5), agent01 (agent). Password: ${password}`,
    `  Their transaction password, for withdrawals, transfers and points: ${payPassword}`,
    '',
    // With a mail server configured, messages are sent and not listed here.
    ...(env.SMTP_URL
      ? []
      : [`  Codes by SMS and e-mail are not sent; read them at http://${bind}:${gateway}/dev/outbox`, '']),
    `  Ctrl-C ends everything; the data stays in ${env.DATA_DIR || '.data'} and is there at the next start.`,
    '',
  ].join('\n')
}
