import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { StartError } from '../start-error.ts'

/**
 * Opens the gateway's port and the storefronts'; all lead to the same routes, the port only picks the brand. Each server
 * joins `servers` as it opens, so that a failed start can close the open ones.
 */
export async function listen(
  app: FastifyInstance,
  servers: Server[],
  host: string,
  port: number,
  storefrontPorts: number[],
): Promise<void> {
  await sayingWhich(port, () => app.listen({ host, port }))
  for (const own of storefrontPorts) {
    const server = createServer((request, response) => app.server.emit('request', request, response))
    server.keepAliveTimeout = app.server.keepAliveTimeout
    server.requestTimeout = app.server.requestTimeout
    await sayingWhich(own, () => open(server, host, own))
    servers.push(server)
  }
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

/** Accepts no new connections; active ones finish, idle ones are closed. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
