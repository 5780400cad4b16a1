import type { FastifyRequest } from 'fastify'

/** Whether an address is this machine's own. */
export const isLoopback = (ip: string | undefined): boolean => /^(127\.|::1$|::ffff:127\.)/.test(ip ?? '')

/** Names that no foreign domain can make a browser send. */
const ownHost = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i

/**
 * Whether a request was made on this machine, for this machine: from its own address, not passed on by a proxy, and not
 * by a page of a foreign domain whose name leads here.
 */
export function isOwnRequest({ headers, socket }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isForwarded && isLoopback(socket.remoteAddress) && ownHost.test(headers.host ?? '')
}
