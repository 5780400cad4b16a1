#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { knownFirefox } from '@boardwalk/run/firefox'
import { WebSocket, WebSocketServer } from 'ws'

/**
 * Starts the installed Firefox for Playwright and stands between the two. Playwright asks each new window for a colour
 * scheme by a command that a Firefox of long-term support does not know, and gives up; here it is answered instead. The
 * preferences of the profile already say what the tests need.
 */
const unknownToFirefox = new Set(['emulation.setMediaFeaturesOverride'])

const announcement = /WebDriver BiDi listening on (ws:\/\/\S+)$/
const path = knownFirefox(process.env)
if (!path) throw new Error('No Firefox is installed.')
const browser = spawn(path, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
createInterface({ input: browser.stderr }).on('line', (line) => {
  const address = announcement.exec(line)?.[1]
  if (address) standBefore(address)
  else console.error(line)
})
browser.once('exit', (code) => process.exit(code ?? 1))
process.once('exit', () => browser.kill('SIGKILL'))
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => browser.kill(signal))

/** @param {string} address */
function standBefore(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.once('listening', () => {
    const place = server.address()
    if (place && typeof place === 'object') console.error(`WebDriver BiDi listening on ws://127.0.0.1:${place.port}`)
  })
  server.on('connection', (client, { url }) => join(client, new WebSocket(`${address}${url}`)))
}

/** @param {WebSocket} client @param {WebSocket} firefox */
function join(client, firefox) {
  const isOpen = new Promise((resolve) => firefox.once('open', resolve))
  client.on('message', async (data) => {
    const text = data.toString()
    const { id, method } = JSON.parse(text)
    await isOpen
    if (unknownToFirefox.has(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }))
    else firefox.send(text)
  })
  firefox.on('message', (data) => client.send(data.toString()))
  client.once('close', () => firefox.close())
  firefox.once('close', () => client.close())
}
