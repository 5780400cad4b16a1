import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openGateway, send, type TestGateway, testConfig } from '../../test/gateway.ts'
import { paidWithdrawal } from '../../test/money/forms/forms.ts'
import { promotion } from '../../test/money/forms/rewards.ts'
import { type FormStage, formStage, type Person } from '../../test/money/forms/stage.ts'
import { maxPictureBytes } from './read-picture.ts'

let gateway: TestGateway
let stage: FormStage
let dataDir: string
let origin: string
let player: Person

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'uploads-'))
  gateway = await openGateway({ dataDir })
  stage = formStage(gateway)
  origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await gateway.close()
  await rm(dataDir, { recursive: true })
})
beforeEach(async () => {
  player = await stage.newPerson(await stage.newAgent())
})

const proofAt = (id: string) => `/ops/withdrawals/proofs/${id}`
/** Every place that takes a picture, the write that names it, how many pictures that write takes, and who shows it. */
const places = {
  slip: {
    most: 1,
    open: async () => {
      const { value } = await stage.ask('createDeposit', { methodId: 'transfer', amount: '100.00' }, player)
      return `/wps/mc/deposit/${value.refNo}/pictures`
    },
    use: (url: string, slips: string[]) =>
      stage.ask('sendSlip', { refNo: url.split('/')[4], slip: slips.length > 1 ? slips : slips[0] }, player),
    show: async (url: string, id: string) => {
      await places.slip.use(url, [id])
      return `/ops/deposits/${url.split('/')[4]}/slip`
    },
  },
  proof: {
    most: 3,
    open: async () => `/wps/mc/withdraw/${await paidWithdrawal(stage, player)}/proofs`,
    use: (url: string, proofs: string[]) =>
      stage.ask('receiveWithdrawal', { refNo: url.split('/')[4], result: 'NOT_RECEIVED', proofs }, player),
    show: async (_: string, id: string) => proofAt(id),
  },
  application: {
    most: 3,
    open: async () => `/wps/mc/promotions/${await promotion(stage, { kind: 'APPLY' })}/pictures`,
    use: (url: string, pictures: string[]) => stage.ask('applyPromotion', { id: url.split('/')[4], pictures }, player),
    show: async (_: string, id: string) => proofAt(id),
  },
}

const square = (width: number, height = width, background = '#246') =>
  sharp({ create: { width, height, channels: 3, background } })
const upload = (url: string, payload: Buffer, type = 'image/png') =>
  send(gateway.app, {
    ...{ method: 'POST', url, payload },
    headers: { authorization: `Bearer ${player.token}`, 'content-type': type },
  })
const stored = async () =>
  (
    await stage.query<{ n: number }>(`SELECT (SELECT count(*) FROM picture_content)::int
    + (SELECT count(*) FROM withdrawal_proof)::int AS n`)
  )[0]?.n
const disk = () => readdir(dataDir, { recursive: true })

describe.each(Object.entries(places))('a picture of the %s', (_, place) => {
  it('is shown to the operator as it was drawn, from any gateway, without the notes of its camera', async () => {
    const url = await place.open()
    const photo = await square(40, 20)
      .withExif({ IFD0: { Artist: 'Ana' } })
      .jpeg()
      .toBuffer()
    const { id } = (await upload(url, photo, 'image/jpeg')).value
    const headers = { authorization: `Bearer ${testConfig.opsSecrets.FINANCE}`, host: 'localhost' }
    const shown = await gateway.app.inject({ url: await place.show(url, id), headers })
    expect(shown.headers['content-type']).toBe('image/jpeg')
    const { width, height, exif } = await sharp(shown.rawPayload).metadata()
    expect([width, height, exif]).toEqual([40, 20, undefined])
    expect(photo.includes('Ana') && !shown.rawPayload.includes('Ana')).toBe(true)
  })

  it('is refused with a code when it is none, and leaves nothing', async () => {
    const url = await place.open()
    const [before, files] = [await stored(), await disk()]
    const small = await square(8).png().toBuffer()
    const noise = Buffer.alloc(maxPictureBytes + 1 - small.length)
    const cases: [string, Buffer, string][] = [
      ['FILE_TYPE', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'],
      ['FILE_TYPE', Buffer.from('PK\u0003\u0004 a zip file'), 'image/jpeg'],
      ['FILE_TYPE', small.subarray(0, 40), 'image/png'],
      ['FILE_TYPE', Buffer.alloc(0), 'image/png'],
      ['UNSUPPORTED_MEDIA', small, 'image/gif'],
      ['UNSUPPORTED_MEDIA', small, 'multipart/form-data; boundary=x'],
      ['PAYLOAD_TOO_LARGE', Buffer.concat([small, noise]), 'image/png'],
      // A file of some kilobytes, thirty million pixels.
      ['FILE_DIMENSION', await square(6000, 5000).png().toBuffer(), 'image/png'],
    ]
    for (const [code, bytes, type] of cases) expect([code, (await upload(url, bytes, type)).code]).toEqual([code, code])
    for (const odd of ['../../etc/passwd', '..%2f..%2fpasswd', '%00'])
      expect((await upload(url.replace(/[^/]+\/(\w+)$/, `${odd}/$1`), small)).status).toBeGreaterThanOrEqual(400)
    expect([await stored(), await disk()]).toEqual([before, files])
  })

  it('of 5 MB exactly is taken', async () => {
    const url = await place.open()
    const small = await square(8).jpeg().toBuffer()
    const padded = Buffer.concat([small, Buffer.alloc(maxPictureBytes - small.length)])
    const { id } = (await upload(url, padded, 'image/jpeg')).value
    // The stored picture has the pixels only, without the bytes behind them.
    const [row] = await stage.query<{ n: number }>('SELECT length(content) AS n FROM picture_content WHERE id = $1', [
      id,
    ])
    expect(row?.n).toBeLessThan(10_000)
  })

  it('is one of as many as its write takes', async () => {
    const url = await place.open()
    const colours = ['#111', '#222', '#333', '#444'].slice(0, place.most + 1)
    const sent = await Promise.all(colours.map(async (colour) => await square(8, 8, colour).png().toBuffer()))
    const ids: string[] = []
    for (const bytes of sent) ids.push((await upload(url, bytes)).value.id)
    expect((await place.use(url, ids)).code).toBe('VALIDATION_FAILED')
    expect((await place.use(url, ids.slice(0, place.most))).code).toBe('OK')
  })

  it('that is half sent leaves nothing', async () => {
    const url = await place.open()
    const [before, files] = [await stored(), await disk()]
    const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1' })
    const picture = await square(8).png().toBuffer()
    const head = [
      `POST ${url} HTTP/1.1`,
      ...[
        'Host: localhost',
        `Authorization: Bearer ${player.token}`,
        'Content-Type: image/png',
        'Content-Length: 4000',
      ],
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    socket.write(picture)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    setTimeout(() => socket.destroy(), 200)
    await closed
    expect((await upload(url, picture)).code).toBe('OK')
    expect([await stored(), await disk()]).toEqual([(before ?? 0) + 2, files])
  })
})
