import { expect, it } from 'vitest'
import { exampleProof, proofText } from './proof-text.ts'

it('shows an example that a reader can repeat', async () => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(proofText(exampleProof)))
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  expect(hex).toBe(exampleProof.commitment)
})
