import { randomUUID } from 'node:crypto'
import { repeatOnOrder } from './in-background.ts'

/** Asks an origin (first argument) for made-up pages over so many sockets (second). */
const [origin = '', sockets = '10'] = process.argv.slice(2)

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

repeatOnOrder(Number(sockets), ask, () => answers)
