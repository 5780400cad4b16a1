import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'

/**
 * The baselines of our routes, in a separate process: a bare Fastify route that checks the same signature and takes a
 * bet in one statement, and one that answers a small JSON object by schema. The statement is a minimal bet: one
 * guarded debit and one row for it under the provider's number, through a pool of the same size and with the same
 * durability. It has no nonce, session, limits, ledger, round or event.
 */
const [port, url, secret = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 12 })
const app = Fastify({ logger: false })

app.removeAllContentTypeParsers()
app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

const take = {
  name: 'take',
  text: `WITH debited AS (
      UPDATE bench_wallet SET balance = balance - $2 WHERE player = $1 AND balance >= $2 RETURNING player, balance)
    INSERT INTO bench_bet (tx_id, player, amount, balance) SELECT $3, player, $2, balance FROM debited RETURNING balance`,
}

app.post('/bet', async (request, reply) => {
  const body = request.body as Buffer
  const { 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature } = request.headers
  const hash = createHash('sha256').update(body).digest('hex')
  const wanted = createHmac('sha256', secret).update(`${timestamp}.${nonce}.POST.${request.url}.${hash}`).digest()
  const given = Buffer.from(String(signature), 'base64url')
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return reply.code(401).send({})
  const { player, txId } = JSON.parse(body.toString()) as { player: string; txId: string }
  const { rows } = await pool.query({ ...take, values: [player, 100, txId] })
  return { status: 'OK', balance: String(rows[0]?.balance) }
})

const properties = { status: { type: 'integer' }, messageKey: { type: 'string' }, ip: { type: 'string' } }
const schema = { response: { 200: { type: 'object', properties } } }
app.get('/json', { schema }, async () => ({ status: 0, messageKey: '', ip: '127.0.0.1' }))

await app.listen({ host: '127.0.0.1', port: Number(port) })
process.on('SIGTERM', () => process.exit(0))
