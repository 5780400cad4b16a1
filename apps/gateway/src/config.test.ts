import { expect, it } from 'vitest'
import { forbiddenPorts, readConfig } from './config.ts'

it.each([...forbiddenPorts])('refuses port %s by name, because browsers do', (port) => {
  expect(() => readConfig({ GATEWAY_PORT: `${port}` })).toThrow(`GATEWAY_PORT is ${port}, a port that browsers refuse`)
})
