import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { CompactEncrypt, importJWK } from 'jose'
import { type BrandUnderTest, demoPassword, gatewayUrl } from './brands.ts'
import { freshName } from './pages/register-page.ts'

export type Member = { username: string; token: string; payPassword: string }

/** Calls the gateway as the storefront of a brand does, without a browser. */
export function caller({ merchantCode }: BrandUnderTest, token?: string) {
  const headers = {
    'x-merchant': merchantCode,
    // Solving a challenge may take longer than the gateway leaves a connection open.
    connection: 'close',
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const read = async (reply: Response) => {
    const { code, value } = await reply.json()
    if (!reply.ok) throw new Error(`${new URL(reply.url).pathname} answered ${code}`)
    return value
  }
  const get = async (path: string) => await read(await fetch(`${gatewayUrl}${path}`, { headers }))
  const send = async (method: string, path: string, body: object, more: Record<string, string> = {}) =>
    await read(
      await fetch(`${gatewayUrl}${path}`, {
        ...{ method, body: JSON.stringify(body) },
        headers: { ...headers, ...more, 'content-type': 'application/json' },
      }),
    )
  /** Seals a value that only the gateway may read. */
  const seal = async (method: string, path: string, body: object) => {
    const [key] = (await get('/wps/system/keys')).keys
    const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
      .setProtectedHeader({
        ...{ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid, cty: 'json', url: path },
        ...{ iat: Math.floor(Date.now() / 1000), jti: crypto.randomUUID() },
      })
      .encrypt(await importJWK(key, 'ECDH-ES'))
    return await send(method, path, { jwe })
  }
  return { get, send, seal }
}

/** A player who has just registered, with a transaction password: the forms have specs of their own. */
export async function newMember(brand: BrandUnderTest, more: { affiliateCode?: string } = {}): Promise<Member> {
  const username = freshName()
  const path = '/wps/member/register'
  const { get, seal } = caller(brand)
  const challenge = await get(`/wps/verification/challenge?purpose=register&path=${path}`)
  const solution = await solveChallenge({ challenge, deriveKey })
  const { token } = await seal('PUT', path, {
    ...{ username, password: demoPassword, confirmPassword: demoPassword, agreeTerms: true, login: true },
    ...{ registerUrl: `${brand.url}/register`, registerMethod: 'WEB', ...more },
    altcha: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'),
  })
  const payPassword = 'coin-Tree-9'
  await caller(brand, token).seal('POST', '/wps/mc/security/paypassword', {
    ...{ oldPassword: demoPassword, newPassword: payPassword, confirmNewPassword: payPassword },
  })
  return { username, token, payPassword }
}

export const keyed = () => ({ 'idempotency-key': crypto.randomUUID() })

/** An account for payouts. */
export const addPayAccount = (brand: BrandUnderTest, { token, payPassword: password }: Member) => {
  const account = { bankCode: 'bank', accountNo: '1234567890', holder: 'Ana Reyes', password }
  return caller(brand, token).send('POST', '/wps/mc/withdraw/accounts', account, keyed())
}

/** Asks for a payout to a new account; returns its reference number. */
export async function askPayout(brand: BrandUnderTest, member: Member, amount: string): Promise<string> {
  const { id: accountId } = await addPayAccount(brand, member)
  const order = { amount, accountId, password: member.payPassword }
  return (await caller(brand, member.token).send('POST', '/wps/mc/withdraw', order, keyed())).refNo
}
