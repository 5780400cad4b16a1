import { beforeAll, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { refuseRequests } from './guard.ts'

beforeAll(async () => void (await commands.takeRefusedRequests()))

const picture = (src: string) =>
  new Promise((resolve) => {
    const image = new Image()
    image.onload = image.onerror = resolve
    image.src = src
  })

test('a data URL is not a request', async () => {
  await picture('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>')
  await expect(refuseRequests()).resolves.toBeUndefined()
})

test.each([
  [
    'a picture of another server',
    () => picture('https://pictures.example/a.png'),
    'image https://pictures.example/a.png leaves the page',
  ],
  [
    'a picture that is no file of ours',
    () => picture('/no-such-folder/a.png'),
    'image /no-such-folder/a.png is no file of ours (HTTP 404)',
  ],
  [
    'a picture that is asked for and not yet answered',
    () => void picture('/no-such-folder/b.png'),
    'image /no-such-folder/b.png is no file of ours (HTTP 404)',
  ],
  ['a call', () => fetch('/wps/member/info').catch(() => {}), 'fetch /wps/member/info asks a server'],
  ['a call elsewhere', () => fetch('http://127.0.0.1:9/').catch(() => {}), 'fetch http://127.0.0.1:9/ leaves the page'],
  ['a stream', () => void new EventSource('/wps/stream'), 'eventsource /wps/stream asks a server'],
  ['a socket', () => new WebSocket('ws://sockets.example/').close(), 'websocket ws://sockets.example/ leaves the page'],
  ['a parting word', () => navigator.sendBeacon('/metrics', 'x'), 'ping /metrics asks a server'],
])('%s is refused', async (_, ask, sentence) => {
  await ask()
  await expect(refuseRequests()).rejects.toThrow(sentence)
})
