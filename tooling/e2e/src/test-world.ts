import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { gatewayFolder } from './gateway-folder.ts'

export type Statement = { text: string; values: unknown[] }
type Rows = Record<string, unknown>[][]
type Answer = { rows: Rows } | { error: string }
type Ask = (statements: Statement[]) => Promise<Answer>

let ask: Ask | undefined

/** Changes the database of the test world without the gateway; returns the rows of each statement. */
export async function inTestWorld(statements: Statement[]): Promise<Rows> {
  // One process for all of a worker's statements: each start costs a second, and some tests ask every second.
  ask ??= openWorld()
  const answer = await ask(statements)
  if ('error' in answer) throw new Error(answer.error)
  return answer.rows
}

/** Answers arrive in the order of the questions. The process ends with the worker, which closes its stdin. */
function openWorld(): Ask {
  const child = spawn(process.execPath, ['test/run-sql.ts'], {
    cwd: gatewayFolder,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  })
  const waiting: ((answer: Answer) => void)[] = []
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.(JSON.parse(line)))
  child.once('exit', (code) => {
    ask = undefined
    for (const settle of waiting.splice(0)) settle({ error: `The test world's statements ended with ${code}.` })
  })
  // A question after its end meets a closed pipe; `exit` answers it.
  child.stdin.on('error', () => undefined)
  child.unref()
  return (statements) =>
    new Promise((resolve) => {
      waiting.push(resolve)
      child.stdin.write(`${JSON.stringify(statements)}\n`)
    })
}
