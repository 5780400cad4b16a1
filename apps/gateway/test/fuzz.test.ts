import { brokenRequest, validRequest } from '@boardwalk/api-client/arbitraries'
import {
  type Endpoint,
  type EndpointName,
  endpoints,
  errorCatalogue,
  isErrorCode,
  possibleErrors,
  successEnvelope,
} from '@boardwalk/api-client/contract'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, call, newPlayer, openGateway, type Player, type TestGateway } from './gateway.ts'

let gateway: TestGateway
let player: Player
const rows = Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][]

beforeAll(async () => {
  gateway = await openGateway()
  player = await newPlayer(gateway.app)
})
afterAll(() => gateway.close())

/** A valid envelope with a code that the row declares, the code's status, and never an internal error. */
function expectDeclared(row: Endpoint, { status, code, body }: Answer): void {
  expect(code, JSON.stringify(body)).not.toBe('INTERNAL')
  if (code === 'OK') {
    expect(status).toBe(200)
    v.parse(successEnvelope(row.value), body)
    return
  }
  expect(isErrorCode(code) && errorCatalogue[code].status).toBe(status)
  expect([...possibleErrors(row)]).toContain(code)
  expect(body.success).toBe(false)
}

describe.each(rows)('%s', (name, row) => {
  it('answers every input that fits its schema with a declared code', async () => {
    await fc.assert(
      fc.asyncProperty(validRequest(row), fc.boolean(), async (input, isMember) => {
        expectDeclared(row, await call(gateway.app, name, input, isMember && withToken(name) ? player : {}))
      }),
      { numRuns: 15 },
    )
  })

  it('answers every other input with a declared code', async () => {
    await fc.assert(
      fc.asyncProperty(brokenRequest(row), async (input) => {
        const answer = await call(gateway.app, name, input, withToken(name) ? player : {})
        expectDeclared(row, answer)
        expect(answer.status).toBeGreaterThanOrEqual(400)
      }),
      { numRuns: 15 },
    )
  })
})

/** These two end sessions; the player must stay signed in for the others. */
const withToken = (name: EndpointName) => name !== 'logout' && name !== 'changePassword'
