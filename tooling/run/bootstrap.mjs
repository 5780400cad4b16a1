// Entry of `npm start` and `npm test`: plain JavaScript without dependencies, because nothing is installed yet.
import './exit-with-parent.mjs'

const [major = 0] = process.versions.node.split('.').map(Number)
const command = process.argv[2] ?? ''

if (major < 20) {
  console.error(
    `Boardwalk needs Node 20 or newer; this is Node ${process.versions.node}. Install a newer one and run it again.`,
  )
  process.exit(1)
}
if (!['start', 'test', 'dev'].includes(command)) {
  console.error(`Expected one of: start, test, dev. Found: ${command || 'nothing'}.`)
  process.exit(1)
}

// Loaded late, so that an old Node prints the sentence above instead of failing at newer syntax.
const { prepare } = await import('./prepare.mjs')
const { handOver } = await import('./processes.mjs')
try {
  const { node, env } = await prepare()
  const script = command === 'test' ? 'test.mjs' : 'start.mjs'
  process.exitCode = await handOver(
    node,
    [script, ...(command === 'dev' ? ['--dev'] : []), ...process.argv.slice(3)],
    env,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
