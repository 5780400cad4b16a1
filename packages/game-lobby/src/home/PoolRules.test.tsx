import { createHash } from 'node:crypto'
import { createFakeFetch, fakes } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { gameLobby } from '../index.ts'
import { exampleProof } from './proof-text.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const won = { hitAt: '2345.00', salt: 'feedfacefeedfacefeedfacefeedface' }
const last = {
  ...won,
  ...{ accountMasked: 'an***', amount: '2345.60', wonAt: '2026-11-20T08:00:00.000Z' },
  commitment: hash('2345.00:feedfacefeedfacefeedfacefeedface'),
}

async function open(over: { last: typeof last | null }) {
  const known = fakes.jackpot({})
  if (!known.pool) throw new Error('The fake has no pool.')
  const pool = { ...known.pool, ...over }
  const fake = createFakeFetch({ jackpot: () => ({ mode: 'pool', pool }) })
  const { user } = await renderStorefront('/', { fake, features: [gameLobby] })
  await user.click(await screen.findByRole('button', { name: 'How it works' }))
  const sheet = within(await screen.findByRole('dialog'))
  const valuesOf = (label: string) => sheet.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value)
  return { user, sheet, valuesOf, pool }
}

describe('the rules of the pool', () => {
  it('explain the fingerprint of amount and salt, with an example that is right', async () => {
    const { sheet, valuesOf } = await open({ last: null })
    expect(sheet.getByText(/is the SHA-256 hash of the amount, a colon and the salt/)).toBeVisible()
    expect(sheet.getByRole('heading', { name: 'Example' })).toBeVisible()
    const [text = ''] = valuesOf('Text to hash')
    expect(text).toBe(`${exampleProof.hitAt}:${exampleProof.salt}`)
    expect(valuesOf('Fingerprint (SHA-256)')).toContain(hash(text))
  })

  it('give the text of the last pool that was won instead, which hashes to its fingerprint', async () => {
    const { sheet, valuesOf } = await open({ last })
    expect(sheet.queryByRole('heading', { name: 'Example' })).toBeNull()
    const [text = ''] = valuesOf('Text to hash')
    expect(text).toBe('2345.00:feedfacefeedfacefeedfacefeedface')
    expect(valuesOf('Fingerprint (SHA-256)')).toContain(hash(text))
  })

  it('hand the text over with one press', async () => {
    const { user, sheet, valuesOf } = await open({ last: null })
    const copies = sheet.getAllByRole('button', { name: 'Copy' })
    const isAfter = (button: Element) =>
      sheet.getByLabelText('Text to hash').compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING
    await user.click(copies.find(isAfter) as HTMLElement)
    expect(await navigator.clipboard.readText()).toBe(valuesOf('Text to hash')[0])
  })
})
