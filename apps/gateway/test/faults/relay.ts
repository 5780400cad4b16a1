import { connect, createServer, type Socket } from 'node:net'

export type Relay = Awaited<ReturnType<typeof openRelay>>

/**
 * TCP between the gateway and its database. `silence` is a cut cable: nothing passes any more and neither side is
 * notified. `delayMs`: how long a new connection waits before it is passed on.
 */
export async function openRelay(target: string, { delayMs = 0 } = {}) {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  let isSilent = false

  const server = createServer((near) => {
    open.add(near)
    near.on('error', () => {})
    if (isSilent) return
    if (delayMs > 0) setTimeout(join, delayMs, near)
    else join(near)
  })
  const join = (near: Socket) => {
    const far = connect(Number(port), hostname)
    open.add(far)
    far.on('error', () => {})
    const lines = { near, far, isDead: false }
    dead.push(() => {
      lines.isDead = true
    })
    near.on('data', (chunk) => lines.isDead || far.write(chunk))
    far.on('data', (chunk) => lines.isDead || near.write(chunk))
    near.on('close', () => lines.isDead || far.destroy())
    far.on('close', () => lines.isDead || near.destroy())
  }
  const dead: (() => void)[] = []
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The relay has no port.')
  const url = new URL(target)
  url.port = String(address.port)

  return {
    url: url.href,
    /** All open connections stop responding for ever, and new ones get no answer until `heal`. */
    silence: () => {
      isSilent = true
      for (const end of dead.splice(0)) end()
    },
    heal: () => {
      isSilent = false
    },
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
