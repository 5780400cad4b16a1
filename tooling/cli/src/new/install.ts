import { spawn } from 'node:child_process'

/** Runs `pnpm install`: from what is on this machine, and from the registry only when that is not enough. */
export async function install(root: string): Promise<boolean> {
  const options = ['install', '--no-frozen-lockfile', '--config.confirmModulesPurge=false', '--reporter=append-only']
  return (await run(root, [...options, '--offline'], 'ignore')) || (await run(root, options, 'inherit'))
}

const run = (cwd: string, args: string[], stdio: 'ignore' | 'inherit') =>
  new Promise<boolean>((resolve) => {
    const child = spawn('pnpm', args, { cwd, stdio: ['ignore', stdio, stdio] })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
