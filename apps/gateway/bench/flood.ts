import { randomUUID } from 'node:crypto'
import { runInBackground } from './in-background.ts'
import { keepDoing } from './pace.ts'

/**
 * Asks an origin (first argument) for made-up pages over so many sockets (second) until its parent disconnects. A
 * separate process in the background.
 */
const [origin = '', sockets = '10'] = process.argv.slice(2)
runInBackground()

const made = [
  () => `/?x=${randomUUID()}`,
  () => `/zz${randomUUID()}`,
  () => `/rng?x=${randomUUID()}`,
  () => `/rng?q=${randomUUID().slice(0, 8)}`,
]
const headers = { accept: 'text/html', 'accept-encoding': 'br' }
const answers: Record<number, number> = {}

async function ask() {
  const path = made[Math.floor(Math.random() * made.length)]?.() ?? '/'
  const { status, body } = await fetch(origin + path, { headers })
  await body?.cancel()
  answers[status] = (answers[status] ?? 0) + 1
}

const end = keepDoing(Number(sockets), ask)
process.send?.('started')
process.once('message', async () => {
  await end()
  process.send?.(answers)
  process.disconnect?.()
})
