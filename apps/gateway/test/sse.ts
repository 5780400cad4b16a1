import type { AddressInfo } from 'node:net'
import { call, type TestGateway } from './gateway.ts'

export type Sse = {
  status: number
  /** Waits for a text in the unread part, and moves past it. Rejects when the stream ends before it comes. */
  until(wanted: RegExp): Promise<RegExpExecArray>
  close(): Promise<void>
}

/** Reads a member's event stream of a gateway that listens. */
export async function openSse({ app }: TestGateway, ticket: string, lastEventId?: string): Promise<Sse> {
  const { port } = app.server.address() as AddressInfo
  const headers = lastEventId ? { 'last-event-id': lastEventId } : {}
  const reply = await fetch(`http://127.0.0.1:${port}/wps/stream?ticket=${ticket}`, { headers })
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const until = async (wanted: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = wanted.exec(text)
      if (found) {
        text = text.slice(found.index + found[0].length)
        return found
      }
      const chunk = await reader?.read()
      if (!chunk || chunk.done) throw new Error(`The stream ended before ${wanted}: ${text}`)
      text += chunk.value
    }
  }
  return { status: reply.status, until, close: async () => await reader?.cancel() }
}

export const ticketFor = async ({ app }: TestGateway, token: string): Promise<string> =>
  (await call(app, 'streamTicket', {}, { token })).value.ticket
