import { afterAll, beforeAll, expect } from 'vitest'
import type { Config } from '../src/config.ts'
import { brokenOnes, checkInvariants } from '../src/ledger/invariants.ts'
import { openGateway, type TestGateway } from './gateway.ts'

/** `except`: checks of the ledger that the rows of the file's own tests break. */
type Options = { config?: Partial<Config>; except?: readonly string[] }

/** The file's gateway: open during its tests, then closed, with every check of its ledger fulfilled. */
export function wholeGateway({ config, except = [] }: Options = {}): TestGateway {
  const gateway = {} as TestGateway
  beforeAll(async () => {
    Object.assign(gateway, await openGateway(config))
  })
  afterAll(async () => {
    const broken = brokenOnes(await checkInvariants(gateway.pool)).filter(({ id }) => !except.includes(id))
    await gateway.close()
    expect(broken).toEqual([])
  })
  return gateway
}
