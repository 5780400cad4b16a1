import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Asked = { path: string; headers: IncomingHttpHeaders; raw: string }
type Reply = { status?: number; body: unknown }

/** Stands for the sandbox games: keeps the questions, and answers them by `answer`. */
export async function openReportServer(answer: (asked: Record<string, unknown>, index: number) => Reply) {
  const asked: Asked[] = []
  const server = createServer(async (request, reply) => {
    const raw = Buffer.concat(await request.toArray()).toString('utf8')
    const { status = 200, body } = answer(JSON.parse(raw), asked.length)
    asked.push({ path: request.url ?? '', headers: request.headers, raw })
    reply.writeHead(status, { 'content-type': 'application/json' })
    reply.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => new Promise((resolve) => server.close(resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close }
}
