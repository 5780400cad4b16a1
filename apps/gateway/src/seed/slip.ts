import { Readable } from 'node:stream'
import { AppError } from '@boardwalk/api-client/contract'
import sharp from 'sharp'
import { changeDeposit } from '../cashier/change-deposit.ts'
import { createDeposit } from '../cashier/create-deposit.ts'
import { attachSlip } from '../cashier/slip.ts'
import type { Tx } from '../db/client.ts'
import { and, eq } from '../db/orm.ts'
import { members } from '../db/schema/member.ts'
import type { Merchant } from '../permission/merchants.ts'
import { depositDefaults as rule } from '../permission/settings.ts'
import { addPicture } from '../withdrawals/proofs.ts'

/** Lines of a receipt, without letters: fonts differ between machines. */
const widths = [200, 320, 280, 320, 160, 320, 240]
const lines = widths.map((width, at) => `<rect x="40" y="${120 + at * 60}" width="${width}" height="18" fill="#556"/>`)
const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><rect width="400" height="600" fill="#fff"/>
  <rect width="400" height="72" fill="#2a6"/>${lines.join('')}</svg>`

/** A bank transfer of a demo account with its payment slip, which waits for an operator. */
export async function seedSlip(tx: Tx, { code, currency }: Merchant): Promise<void> {
  const isPayer = and(eq(members.merchant, code), eq(members.username, 'vip01'))
  const [payer] = await tx.select({ memberId: members.id }).from(members).where(isPayer)
  if (!payer) return
  try {
    await transfer(tx, { ...payer, merchant: code }, currency)
  } catch (error) {
    // The account of a database that is in use may be on a break, or have too many open deposits.
    if (!(error instanceof AppError)) throw error
  }
}

async function transfer(tx: Tx, caller: { memberId: string; merchant: string }, currency: string): Promise<void> {
  const input = { amount: '400.00', methodId: 'transfer' }
  const { refNo } = await createDeposit(tx, { caller, currency, input, key: 'demo-slip', rule })
  await changeDeposit(tx, refNo, 'accepted', {}, 'SYSTEM')
  const picture = await sharp(Buffer.from(drawn)).png().toBuffer()
  const slip = await addPicture({ db: tx }, caller, refNo, Readable.from([picture]))
  await attachSlip(tx, caller, refNo, slip)
}
