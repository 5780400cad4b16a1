import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EventStream, openEventStream } from './event-stream.ts'
import { openSubscribers } from './subscribers.ts'

type Received = EventStream & { owner: string | null; lines: string[]; isOver: boolean; close(): void }

function listener(owner: string | null): Received {
  const closing: (() => void)[] = []
  const received: Received = {
    ...{ owner, lines: [], isOver: false },
    send: (event) => void received.lines.push(event),
    end: () => {
      received.isOver = true
    },
    onClose: (act) => void closing.push(act),
    close: () => {
      for (const act of closing) act()
    },
  }
  return received
}
const open = (max = 3) => openSubscribers<Received>({ max, maxPerOwner: 2, ownerOf: ({ owner }) => owner })

describe('an audience', () => {
  it('ends the oldest stream of a member who opens too many, and only theirs', () => {
    const audience = open(9)
    const [first, second, third, other] = [listener('a'), listener('a'), listener('a'), listener('b')]
    for (const one of [first, other, second, third]) audience.add(one)
    expect([first, second, third, other].map(({ isOver }) => isOver)).toEqual([true, false, false, false])
    expect(audience.all()).toEqual([other, second, third])
  })

  it('is full at its limit until a subscriber leaves; visitors are not counted per member', () => {
    const audience = open()
    const all = [listener(null), listener(null), listener(null)]
    for (const one of all) audience.add(one)
    expect([audience.isFull(), all.some(({ isOver }) => isOver)]).toEqual([true, false])
    all[0]?.close()
    expect(audience.isFull()).toBe(false)
  })

  it('sends every subscriber a heartbeat, and none after its end', () => {
    vi.useFakeTimers()
    const audience = open()
    const one = listener('a')
    audience.add(one)
    vi.advanceTimersByTime(20_000)
    expect(one.lines).toEqual(['ping'])
    audience.stop()
    vi.advanceTimersByTime(60_000)
    expect([one.lines, one.isOver, audience.all()]).toEqual([['ping'], true, []])
    vi.useRealTimers()
  })
})

describe('a stream', () => {
  let server: Server
  const responses: ServerResponse[] = []
  beforeEach(async () => {
    server = createServer((_, response) => void responses.push(response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
    responses.length = 0
  })
  const connect = async () => {
    const request = get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port })
    request.on('error', () => {})
    const reply = new Promise<IncomingMessage>((resolve) => request.once('response', resolve))
    await expect.poll(() => responses.length).toBe(1)
    return { response: responses[0] as ServerResponse, reply }
  }

  it('writes events with their number, and nothing after its end', async () => {
    const { response, reply } = await connect()
    const stream = openEventStream(response)
    stream.send('balance', { cash: '1.00' }, 7n)
    stream.send('ping', {})
    stream.end()
    stream.send('late', {})
    let text = ''
    for await (const chunk of await reply) text += chunk
    expect(text).toBe('retry: 2000\n\nid: 7\nevent: balance\ndata: {"cash":"1.00"}\n\nevent: ping\ndata: {}\n\n')
  })

  it('disconnects a reader that does not keep up, and sends the end of the stream', async () => {
    const { response, reply } = await connect()
    const stream = openEventStream(response)
    ;(await reply).pause()
    const over = vi.fn()
    stream.onClose(over)
    const much = 'x'.repeat(64 * 1024)
    for (let at = 0; at < 1_000 && !response.destroyed; at++) stream.send('much', much)
    expect(response.destroyed).toBe(true)
    await expect.poll(() => over.mock.calls.length).toBe(1)
    stream.onClose(over)
    expect(over).toHaveBeenCalledTimes(2)
  })
})
