import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { StartError } from '../start-error.ts'

/** Opens the gateway's port and the storefronts'; all lead to the same routes, the port only picks the brand. */
export async function listen(app: FastifyInstance, host: string, port: number, others: number[]): Promise<Server[]> {
  await sayingWhich(port, () => app.listen({ host, port }))
  const servers: Server[] = []
  for (const other of others) {
    const server = createServer((request, response) => app.server.emit('request', request, response))
    server.keepAliveTimeout = app.server.keepAliveTimeout
    server.requestTimeout = app.server.requestTimeout
    servers.push(server)
    await sayingWhich(other, () => open(server, host, other))
  }
  return servers
}

const open = (server: Server, host: string, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, () => resolve())
  })

async function sayingWhich(port: number, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : ''
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is taken; free it or choose another one.`, { cause })
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be opened by this user.`, { cause })
    throw cause
  }
}

/** Takes no new connection; those at work finish, idle ones go. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
