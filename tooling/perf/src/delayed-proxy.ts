import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * A server in front of another that answers `delayMs` later. Without it, scripts arrive from this machine before the
 * first paint, and simulated throttling books them as blocking it.
 */
export async function delayedProxy(target: URL, delayMs: number): Promise<{ url: string; close: () => void }> {
  const server = http.createServer(async (request, response) => {
    await pause(delayMs)
    const { method, headers, url: path } = request
    const options = {
      host: target.hostname,
      port: target.port,
      method,
      path,
      headers: { ...headers, host: target.host },
    }
    const onward = http.request(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.writeHead(502).end())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
