/** Role that may do it; each role has a secret of its own. */
export type OpsRole = 'RISK' | 'FINANCE' | 'CONTENT'
/** A request of an operator. `body` null for a read. */
export type OpsRequest = {
  role: OpsRole
  method: 'GET' | 'POST' | 'PUT'
  path: string
  body: Record<string, unknown> | null
  /** Name of the file that the answer, a picture, is written to. */
  file?: string
}

/** Facts that a command may read besides its words: the site, the reason, an end, an amount, a recipient, and files with JSON. */
export type OpsFacts = {
  amount?: string | undefined
  to?: string | undefined
  return?: boolean | undefined
  'write-off'?: boolean | undefined
  merchant?: string | undefined
  reason?: string | undefined
  from?: string | undefined
  until?: string | undefined
  readJson(file: string): unknown
}

type Words = readonly string[]
type Command = (words: Words, facts: OpsFacts) => OpsRequest | null

const read = (role: OpsRole, path: string): OpsRequest => ({ role, method: 'GET', path, body: null })
const list =
  (role: OpsRole, path: string): Command =>
  ([more]) =>
    more === undefined ? read(role, path) : null

/** Numbers that are decided, by their first letters. */
const places: Record<string, { path: string; role: OpsRole }> = {
  DP: { path: 'deposits', role: 'FINANCE' },
  TR: { path: 'adjustments', role: 'RISK' },
  WD: { path: 'withdrawals', role: 'FINANCE' },
  PA: { path: 'promotions/applications', role: 'RISK' },
  PT: { path: 'points/redemptions', role: 'RISK' },
}

/** Body of a decision: its last word is an amount or a reason. */
const decision =
  (action: string, bodyOf: (word: string | undefined, kind: string) => Record<string, unknown>): Command =>
  ([refNo = '', word, more]) => {
    const kind = /^([A-Z]{2})\d{6}-\w{10}$/.exec(refNo)?.[1] ?? ''
    const place = places[kind]
    if (!place || more !== undefined) return null
    const { path, role } = place
    return { role, method: 'POST', path: `/ops/${path}/${refNo}/${action}`, body: bodyOf(word, kind) }
  }
const reasonOf = (word: string | undefined, kind: string) =>
  word === undefined ? {} : { [kind === 'PT' ? 'remark' : 'reason']: word }

/** A bank transfer is approved with the amount that arrived. */
const approve: Command = (words, facts) => {
  const asked = decision('approve', () => (facts.amount ? { amount: facts.amount } : {}))(words.slice(0, 1), facts)
  const isOther = facts.amount !== undefined && !words[0]?.startsWith('DP')
  return words.length === 1 && !isOther ? asked : null
}

const kinds = ['announcements', 'promotions', 'banners']
const kindOf = (word = '') => kinds.find((kind) => kind === word || kind === `${word}s`)
const siteQuery = ({ merchant }: OpsFacts) => (merchant ? `?merchant=${encodeURIComponent(merchant)}` : null)

const publish: Command = ([word, file, more], { readJson, ...facts }) => {
  const kind = kindOf(word)
  if (!kind || !file || more !== undefined) return null
  const written = readJson(file) as Record<string, unknown>
  const { merchant = written.merchant, reason = written.reason } = facts
  return { role: 'CONTENT', method: 'POST', path: `/ops/content/${kind}`, body: { ...written, merchant, reason } }
}

const hide: Command = ([word, id, more], { reason }) => {
  const kind = kindOf(word)
  if (!kind || !id || !/^[0-9a-f-]{36}$/.test(id) || more !== undefined || !reason) return null
  return { role: 'CONTENT', method: 'POST', path: `/ops/content/${kind}/${id}/hide`, body: { reason } }
}

const content: Command = ([word, more], facts) => {
  const [kind, query] = [kindOf(word), siteQuery(facts)]
  return kind && query && more === undefined ? read('CONTENT', `/ops/content/${kind}${query}`) : null
}

/** The role that a setting belongs to; the gateway refuses another. */
const settingRoles: Record<string, OpsRole> = {
  ...Object.fromEntries(
    ['dailyAllowance', 'deposit', 'withdrawal', 'transfer', 'points', 'referral', 'agents', 'contracts'].map((name) => [
      name,
      'FINANCE' as const,
    ]),
  ),
  ...Object.fromEntries(
    ['adjustment', 'region', 'fields', 'passwordDays', 'verifiesNewNetworks', 'profile', 'codeMinutes'].map((name) => [
      name,
      'RISK' as const,
    ]),
  ),
}

const settings: Command = ([more], facts) => {
  const query = siteQuery(facts)
  return query && more === undefined ? read('CONTENT', `/ops/settings${query}`) : null
}

const change = (name: string, value: unknown, { merchant, reason }: OpsFacts): OpsRequest | null =>
  merchant && reason
    ? {
        role: settingRoles[name] ?? 'CONTENT',
        method: 'PUT',
        path: `/ops/settings/${name}`,
        body: { merchant, value, reason },
      }
    : null

const set: Command = ([name = '', file, more], facts) =>
  /^\w{1,40}$/.test(name) && file && more === undefined ? change(name, facts.readJson(file), facts) : null

const maintenance: Command = ([word, more], facts) => {
  if ((word !== 'on' && word !== 'off') || more !== undefined) return null
  const { from, until = null } = facts
  const value = { isOn: word === 'on', messageKey: null, ...(from && { from }), until }
  return change('maintenance', value, facts)
}

const feedback: Command = ([word, refNo = '', reply, more], facts) => {
  const query = siteQuery(facts)
  if (word === 'list') return query && refNo === '' ? read('CONTENT', `/ops/feedback${query}`) : null
  if (word !== 'reply' || !/^FB\d{6}-\w{10}$/.test(refNo) || !reply || more !== undefined) return null
  return { role: 'CONTENT', method: 'POST', path: `/ops/feedback/${refNo}/reply`, body: { reply } }
}

/** Checks of the books, each by its name. */
const checks =
  (path: string, names: Words): Command =>
  ([word = '', more]) =>
    names.includes(word) && more === undefined ? read('RISK', `${path}/${word}`) : null

/** A payment that no order explains goes to a player, back to the provider, or is written off: one of them. */
function clearSuspense(id: string, { to, reason, ...facts }: OpsFacts): OpsRequest | null {
  const ways = [
    ...(to ? [{ to: 'MEMBER', account: to }] : []),
    ...(facts.return ? [{ to: 'PROVIDER' }] : []),
    ...(facts['write-off'] ? [{ to: 'HOUSE' }] : []),
  ]
  const [way, other] = ways
  if (!way || other || !reason || !/^[0-9a-f-]{36}$/.test(id)) return null
  return { role: 'FINANCE', method: 'POST', path: `/ops/ledger/suspense/${id}/clear`, body: { ...way, reason } }
}

const verified = checks('/ops/ledger', ['verify', 'recon'])
const ledger: Command = (words, facts) => {
  const [word, id = '', more] = words
  if (word === 'suspense') return id === '' ? read('FINANCE', '/ops/ledger/suspense') : null
  if (word === 'clear') return more === undefined ? clearSuspense(id, facts) : null
  return verified(words, facts)
}

const memberActs: Record<string, string> = { disable: 'disable', enable: 'enable', logout: 'endSessions' }

/** Finds an account by its name, or acts on one by its id. */
const member: Command = ([word = '', target = '', more], { merchant, reason }) => {
  if (more !== undefined || target === '') return null
  if (word === 'find') {
    const query = merchant && new URLSearchParams({ merchant, account: target })
    return query ? read('RISK', `/ops/members?${query}`) : null
  }
  const act = Object.hasOwn(memberActs, word) ? memberActs[word] : undefined
  if (!act || !reason || !/^[0-9a-f-]{36}$/.test(target)) return null
  return { role: 'RISK', method: 'POST', path: `/ops/members/${target}/${act}`, body: { reason } }
}

/** An operator of finance proposes; `approve` and `reject` are of risk. */
const adjust: Command = ([way, account, size, more], { merchant, reason }) => {
  const isComplete = account && size && /^\d/.test(size) && merchant && reason
  if ((way !== 'add' && way !== 'take') || !isComplete || more !== undefined) return null
  const amount = way === 'add' ? size : `-${size}`
  return { role: 'FINANCE', method: 'POST', path: '/ops/adjustments', body: { merchant, account, amount, reason } }
}

/** The payment slip of a deposit, as a file. */
const slip: Command = ([refNo = '', file, more]) =>
  /^DP\d{6}-\w{10}$/.test(refNo) && file && more === undefined
    ? { ...read('FINANCE', `/ops/deposits/${refNo}/slip`), file }
    : null

const commands: Record<string, Command> = {
  deposits: list('FINANCE', '/ops/deposits'),
  withdrawals: list('FINANCE', '/ops/withdrawals'),
  slip,
  applications: list('RISK', '/ops/promotions/applications'),
  redemptions: list('RISK', '/ops/points/redemptions'),
  approve,
  reject: decision('reject', reasonOf),
  pay: decision('pay', (amount) => (amount ? { amount } : {})),
  fail: decision('fail', reasonOf),
  refund: decision('resolve', (amount) => ({ outcome: 'REFUND', ...(amount && { amount }) })),
  force: decision('resolve', () => ({ outcome: 'FORCED' })),
  publish,
  hide,
  content,
  adjustments: list('FINANCE', '/ops/adjustments'),
  adjust,
  settings,
  set,
  maintenance,
  audit: checks('/ops/audit', ['verify']),
  ledger,
  member,
  feedback,
}

/** The request of a command, by the words that were typed; null for words that ask for nothing. */
export const opsRequest = ([verb = '', ...words]: Words, facts: OpsFacts): OpsRequest | null =>
  Object.hasOwn(commands, verb) ? (commands[verb]?.(words, facts) ?? null) : null
