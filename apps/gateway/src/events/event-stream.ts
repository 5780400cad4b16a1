import type { ServerResponse } from 'node:http'

/** One open stream of server-sent events. */
export type EventStream = {
  send(event: string, payload: unknown, id?: bigint | string): void
  end(): void
  /** Calls once when the stream ends, immediately if it has ended already. */
  onClose(act: () => void): void
}

/** A reader that is slower than this much is cut; it comes back and resumes. */
const maxWaiting = 256 * 1024

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  // Closing the stream closes the connection, so that shutdown does not wait for clients.
  connection: 'close',
}

/** Writes server-sent events to a response. */
export function openEventStream(response: ServerResponse): EventStream {
  response.writeHead(200, headers)
  response.write('retry: 2000\n\n')
  return {
    send: (event, payload, id) => {
      if (response.writableLength > maxWaiting) response.destroy()
      if (response.destroyed || response.writableEnded) return
      const mark = id === undefined ? '' : `id: ${id}\n`
      response.write(`${mark}event: ${event}\ndata: ${JSON.stringify(payload)}\n\n`)
    },
    end: () => {
      response.end()
    },
    onClose: (act) => {
      if (response.destroyed) act()
      else response.once('close', act)
    },
  }
}
