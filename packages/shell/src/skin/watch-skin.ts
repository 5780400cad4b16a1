import type { Skin, SkinNews } from '@boardwalk/api-client/contract'
import { setSkinRules } from './set-skin-rules.ts'

const RETRY_MS = 30_000
/** Spreads the requests of all open pages. */
const SPREAD_MS = 1500
/** Browsers take a longer wait for none at all. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/**
 * Fetches the skin now, and again at each announced change. The server's clock counts: the visitor's may be wrong.
 * `first` is the skin of the page as rendered; `onChange` receives every other one.
 */
export function watchSkin(first: Skin | undefined, onChange: (skin: Skin | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let applied: string | undefined

  const ask = async () => {
    const news = await read()
    if (isStopped) return
    if (!news) return wait(RETRY_MS)
    const { skin, changesAt, serverTime } = news
    const text = JSON.stringify(skin)
    // The page's own data leave the rules out, which are in a style already.
    const isNew = applied === undefined ? brandOf(skin) !== brandOf(first) : applied !== text
    if (isNew) {
      setSkinRules(skin?.rules ?? [])
      onChange(skin)
    }
    applied = text
    if (changesAt !== null) wait(changesAt - serverTime + Math.random() * SPREAD_MS)
  }
  const wait = (ms: number) => {
    timer = setTimeout(() => void ask(), Math.min(ms, LONGEST_WAIT_MS))
  }
  void ask()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

const brandOf = (skin: Skin | null | undefined) => JSON.stringify(skin?.brand)

async function read(): Promise<SkinNews | null> {
  try {
    const response = await fetch('/skin.json', { headers: { Accept: 'application/json' } })
    return response.ok ? ((await response.json()) as SkinNews) : null
  } catch {
    return null
  }
}
