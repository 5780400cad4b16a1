import type { ServerResponse } from 'node:http'
import type { Holder } from './tickets.ts'

/** One open stream. */
export type Tab = Holder & {
  /** The last event's number that this tab has, or needs not. */
  seen: bigint
  send(event: string, payload: unknown, id?: bigint): void
  end(): void
}

/** A tab that reads slower than this much is cut; it comes back and resumes. */
const maxWaiting = 256 * 1024

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  // The stream's end is the connection's end: a server that stops waits for nobody.
  connection: 'close',
}

/** Writes server-sent events to a response. */
export function openTab(response: ServerResponse, holder: Holder, seen: bigint): Tab {
  response.writeHead(200, headers)
  response.write('retry: 2000\n\n')
  return {
    ...holder,
    seen,
    send: (event, payload, id) => {
      if (response.writableLength > maxWaiting) response.destroy()
      if (response.destroyed || response.writableEnded) return
      const mark = id === undefined ? '' : `id: ${id}\n`
      response.write(`${mark}event: ${event}\ndata: ${JSON.stringify(payload)}\n\n`)
    },
    end: () => {
      response.end()
    },
  }
}
