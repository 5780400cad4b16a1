import { placeOf } from '../../../src/agents/place.ts'
import { call, newPlayer, type Player, password, type TestGateway } from '../../gateway.ts'

export const payPassword = 'coin-Tree-9'
export const merchant = 'walogm'
export const currency = 'TLB'

/** A player with 1,000.00, a transaction password, an account to be paid to, and an upline that can receive. */
export type Person = Player & { id: string; accountId: string }

/** Fixtures of the money forms: persons, and rows by SQL. */
export function formStage(gateway: TestGateway) {
  const query = async <T extends object>(text: string, values: unknown[] = []) =>
    (await gateway.pool.query<T>(text, values)).rows
  const ask = (name: Parameters<typeof call>[1], input: Record<string, unknown>, who: Player) =>
    call(gateway.app, name, input, { token: who.token })
  const bankAccount = (accountNo: string) => ({
    ...{ bankCode: 'bank', accountNo, holder: 'Ana Reyes', password: payPassword },
  })
  const idOf = async ({ username }: Player) =>
    (await query<{ id: string }>('SELECT id FROM member WHERE username = $1', [username]))[0]?.id ?? ''

  async function newPerson(upline: string): Promise<Person> {
    const made = await newPlayer(gateway.app)
    const id = await idOf(made)
    const path = await gateway.deps.db.transaction((tx) => placeOf(tx, { id, merchant, uplineId: upline }))
    await query('UPDATE member SET upline_id = $2, path = $3 WHERE id = $1', [id, upline, path])
    const passwords = { oldPassword: password, newPassword: payPassword, confirmNewPassword: payPassword }
    await ask('setPayPassword', passwords, made)
    const { value } = await ask('addPayAccount', bankAccount('1234567890'), made)
    return { ...made, id, accountId: value.id }
  }
  async function newAgent(): Promise<string> {
    const id = await idOf(await newPlayer(gateway.app))
    await query('UPDATE member SET type = 1 WHERE id = $1', [id])
    return id
  }
  return { gateway, query, ask, bankAccount, newPerson, newAgent }
}

export type FormStage = ReturnType<typeof formStage>
