import path from 'node:path'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { readDressedBrands } from '../permission/brands.ts'
import type { OutgoingMessage } from '../senders/sender.ts'
import { mailOwner } from './mail-owner.ts'

const dressed = [...readDressedBrands(path.resolve(import.meta.dirname, '../../../..'))]
const words = { title: 'আপনি জ্যাকপট জিতেছেন', content: '৳25,000.00' }

function mailed(email: string | null, send = vi.fn(async (_: OutgoingMessage) => {})) {
  const log = pino({ enabled: false })
  const warned = vi.spyOn(log, 'error')
  const deps = {
    brands: new Map(dressed.map(([code, { brand }]) => [code, brand])),
    tokens: new Map(dressed.map(([code, { tokens }]) => [code, tokens])),
    senders: { SMS: null, EMAIL: { send, close: async () => {} } },
    log,
  }
  mailOwner(deps, { merchant: 'walogm', language: 'BN', email }, words)
  return { send, warned }
}

it('mails the words of the inbox in the language of the owner', () => {
  const [message] = mailed('a@mail.example').send.mock.calls[0] ?? []
  expect(message).toMatchObject({ destination: 'a@mail.example', subject: `Tala: ${words.title}` })
  for (const part of [message?.body, message?.html]) expect(part).toContain(words.content)
  expect(message?.html).toContain('lang="bn"')
})

it('sends nothing without a mailbox', () => expect(mailed(null).send).not.toHaveBeenCalled())

it('logs a mail that could not be sent', async () => {
  const { warned } = mailed(
    'a@mail.example',
    vi.fn(() => Promise.reject(new Error('no server'))),
  )
  await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce(), 20_000)
})
