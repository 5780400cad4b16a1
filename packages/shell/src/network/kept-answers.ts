import { api, bootEntries } from '@boardwalk/api-client'
import { lazyApi } from '@boardwalk/api-client/lazy'
import type { ShellState, ShellStore } from '../app/store.ts'
import { thisBuild } from '../status/chunk-errors.ts'

/** The responses that a tab stores after its first load (visitor specification §4), and the read of each. */
export const keptNames = {
  game_vendor: 'gameVendor',
  settings: 'permission',
  routers: 'gameMenus',
  validate: 'registerSettings',
  merchant_wallet: 'merchantWallet',
  index_notice: 'announcements',
} as const

type Name = keyof typeof keptNames
const names = Object.keys(keptNames) as Name[]
/** Refetched after a sign-in, so the earlier response must not come back. */
const ofOneSession: readonly Name[] = ['merchant_wallet', 'index_notice']

const OLDEST_MS = 30 * 60_000
const LONGEST = 100_000
const SAVE_AFTER_MS = 1000

type Kept = { scope: string; at: number; arg: object; value: object }
type Query = ShellState['api']['queries'][string]

const keyOf = (name: Name) => `kept:${name}`
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isKept = (value: unknown): value is Kept =>
  isObject(value) && isObject((value as Kept).arg) && isObject((value as Kept).value)

/** A response is valid for one merchant, language and build only. */
const scopeOf = ({ settings }: ShellState) => `${settings.merchantCode} ${settings.language} ${thisBuild}`

function drop(list: readonly Name[]) {
  try {
    for (const name of list) sessionStorage.removeItem(keyOf(name))
  } catch {
    // A browser that blocks storage kept nothing.
  }
}

function read(name: Name, state: ShellState): Kept | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null')
    if (!isKept(kept) || kept.scope !== scopeOf(state)) return null
    const age = Date.now() - kept.at
    return age >= 0 && age <= OLDEST_MS ? kept : null
  } catch {
    drop([name])
    return null
  }
}

/** A closed site must open at once when it does: that response is never stored. */
const isClosed = (value: object) =>
  ('maintenance' in value && value.maintenance === true) ||
  ('regionRestriction' in value && value.regionRestriction === true)

function write(name: Name, state: ShellState, { originalArgs, data, fulfilledTimeStamp }: NonNullable<Query>) {
  if (!isObject(data) || isClosed(data)) return
  const kept: Kept = {
    scope: scopeOf(state),
    at: fulfilledTimeStamp ?? 0,
    arg: isObject(originalArgs) ? originalArgs : {},
    value: data,
  }
  const text = JSON.stringify(kept)
  try {
    if (text.length <= LONGEST) sessionStorage.setItem(keyOf(name), text)
  } catch {
    drop(names)
  }
}

const timeOf = ({ fulfilledTimeStamp = 0 }: NonNullable<Query>) => fulfilledTimeStamp

const sameArg = (query: NonNullable<Query>, kept: Kept) =>
  JSON.stringify(query.originalArgs ?? {}) === JSON.stringify(kept.arg)

/** Replaces a pending read; the response of the server follows as soon as it arrives. */
function stepIn(store: ShellStore, name: Name, query: NonNullable<Query>) {
  const kept = read(name, store.getState())
  if (!kept || !sameArg(query, kept)) return
  store.dispatch(
    bootEntries([{ endpoint: keptNames[name], arg: kept.arg as Record<string, unknown>, value: kept.value }]),
  )
}

const nameOf = new Map<string | undefined, Name>(names.map((name) => [keptNames[name], name]))

/** The stored queries by name; a lobby's pages are hundreds of others. */
function keptQueries(state: ShellState): [Name, NonNullable<Query>][] {
  return Object.values(state[api.reducerPath].queries).flatMap((query): [Name, NonNullable<Query>][] => {
    const name = nameOf.get(query?.endpointName)
    return query && name ? [[name, query]] : []
  })
}

/** Fetches a member's wallets once per tab: no page of the first view shows them, and the tab is to store them. */
export function askForWallets(store: ShellStore): void {
  const state = store.getState()
  if (state.session.status !== 'member' || read('merchant_wallet', state)) return
  void store.dispatch(lazyApi.endpoints.merchantWallet.initiate({}, { subscribe: false }))
}

/** Stores these responses in session storage and shows them while a slow network brings new ones. */
export function keepAnswers(store: ShellStore): () => void {
  const saved = new Map<Name, number>()
  const tried = new Set<string>()
  let status = store.getState().session.status
  let seen: ShellState['api']['queries'] | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const save = () => {
    timer = undefined
    const state = store.getState()
    for (const [name, query] of keptQueries(state).toSorted(([, a], [, b]) => timeOf(b) - timeOf(a))) {
      if (query.status !== 'fulfilled' || timeOf(query) <= (saved.get(name) ?? 0)) continue
      saved.set(name, timeOf(query))
      write(name, state, query)
    }
  }
  /** Log-out clears session storage, and responses for visitors are stored again; a sign-in makes two stale. */
  const forget = (isLogin: boolean) => {
    drop(isLogin ? ofOneSession : names)
    if (!isLogin) for (const name of names) if (!ofOneSession.includes(name)) saved.delete(name)
  }
  const look = () => {
    const state = store.getState()
    if (state.session.status !== status) {
      if (status !== 'unknown') forget(state.session.status === 'member')
      status = state.session.status
    }
    const { queries } = state[api.reducerPath]
    if (queries === seen) return
    seen = queries
    for (const [name, query] of keptQueries(state)) {
      if (query.status !== 'pending' || query.data !== undefined || tried.has(query.requestId)) continue
      tried.add(query.requestId)
      stepIn(store, name, query)
    }
    timer ??= setTimeout(save, SAVE_AFTER_MS)
  }
  look()
  const unsubscribe = store.subscribe(look)
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}
