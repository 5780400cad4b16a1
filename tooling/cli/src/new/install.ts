import { spawn } from 'node:child_process'
import { killGroup } from '@boardwalk/run/processes'

/** Runs `pnpm install`: from the local store, and from the registry only when that is not enough. */
export async function install(root: string, stop: AbortSignal): Promise<boolean> {
  const options = ['install', '--no-frozen-lockfile', '--config.confirmModulesPurge=false', '--reporter=append-only']
  return (
    (await run(root, [...options, '--offline'], 'ignore', stop)) ||
    (!stop.aborted && (await run(root, options, 'inherit', stop)))
  )
}

/** Milliseconds that pnpm has to end. */
const graceMs = 3000

/** Waits for the end even when it is stopped: the clean-up must be the last to write. */
const run = (cwd: string, args: string[], stdio: 'ignore' | 'inherit', stop: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    // A separate process group, so that the programs that pnpm starts end with it.
    const child = spawn('pnpm', args, { cwd, stdio: ['ignore', stdio, stdio], detached: true })
    const end = () => {
      killGroup(child, 'SIGTERM')
      setTimeout(() => killGroup(child), graceMs).unref()
    }
    stop.addEventListener('abort', end, { once: true })
    const done = (isWell: boolean) => {
      stop.removeEventListener('abort', end)
      if (stop.aborted) killGroup(child)
      resolve(isWell && !stop.aborted)
    }
    child.on('error', () => done(false))
    child.on('exit', (code) => done(code === 0))
  })
