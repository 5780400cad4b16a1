import { spawn } from 'node:child_process'
import path from 'node:path'

const folder = path.dirname(new URL(import.meta.url).pathname)

/**
 * Runs another script of this folder in place of the current process: signals go to it, its exit code comes back.
 * @param {string} node @param {string[]} script file and arguments @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
export function handOver(node, [file = '', ...args], env) {
  const child = spawn(node, [path.join(folder, file), ...args], {
    env,
    stdio: 'inherit',
    detached: true,
  })
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  return exitCodeOf(child)
}

/** @type {NodeJS.Signals[]} */
export const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Starts a program in a separate process group, so that Ctrl-C reaches it once, through us, and so that it can be ended
 * with its child processes.
 * @param {string} name @param {string[]} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, output?: number }} options `output`: a file for all its output
 */
export function startService(name, [program = '', ...args], { output, ...options }) {
  const shown = output ?? 'inherit'
  const child = spawn(program, args, { ...options, stdio: ['ignore', shown, shown], detached: true })
  return { name, child, ended: exitCodeOf(child) }
}
/** @typedef {ReturnType<typeof startService>} Service */

/**
 * Asks every service to end, waits, and ends the rest of the group by force.
 * @param {Service[]} services @param {number} timeoutMs
 */
export async function stopServices(services, timeoutMs = 15_000) {
  await Promise.all(
    services.map(async ({ child, ended }) => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      const timer = setTimeout(() => killGroup(child), timeoutMs)
      await ended
      clearTimeout(timer)
      killGroup(child)
    }),
  )
}

/**
 * Ends a program that was started `detached`, with all that it started.
 * @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal
 */
export function killGroup({ pid }, signal = 'SIGKILL') {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // The group has ended already.
  }
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<number>} */
const exitCodeOf = (child) =>
  new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
