import { expect, it } from 'vitest'
import { type Endpoint, endpoints } from '../src/contract/index.ts'
import { findRow } from '../src/fakes/read-request.ts'

it.each(Object.entries<Endpoint>(endpoints))('finds %s by its own path', (name, { method, path }) => {
  expect(findRow(method, path.replace(/:\w+/g, 'x'))?.name).toBe(name)
})
