import { type APIRequestContext, expect } from '@playwright/test'
import { gatewayUrl } from '../brands.ts'

type Message = { destination: string; body: string; createdAt: string }

/** The code of the newest message to a number or an address in the outbox, after `after` messages. */
export async function codeFor(request: APIRequestContext, destination: string, after = 0): Promise<string> {
  const messages = async () => {
    const answer = await request.get(`${gatewayUrl}/dev/outbox`, { headers: { accept: 'application/json' } })
    const { list } = (await answer.json()) as { list: Message[] }
    return list.filter((message) => message.destination === destination)
  }
  await expect.poll(async () => (await messages()).length).toBe(after + 1)
  return /\b\d{6}\b/.exec((await messages())[0]?.body ?? '')?.[0] ?? ''
}
