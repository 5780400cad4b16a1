import type { Skin, SkinNews } from '@boardwalk/api-client/contract'
import { putOnRules } from './put-on-rules.ts'

const RETRY_MS = 30_000
/** So that not all open pages ask in the same moment. */
const SPREAD_MS = 1500
/** Browsers take a longer wait for none at all. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/**
 * Asks the server what campaigns say now, and again whenever it said that this changes. The server's clock counts: the
 * visitor's may be wrong. `first` is what the page was made with; `onChange` hears of everything else.
 */
export function watchSkin(first: Skin | undefined, onChange: (skin: Skin | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let worn: string | undefined

  const ask = async () => {
    const news = await read()
    if (isStopped) return
    if (!news) return wait(RETRY_MS)
    const { skin, changesAt, serverTime } = news
    const text = JSON.stringify(skin)
    // The page's own data leave the rules out, which stand in a style already.
    const isNew = worn === undefined ? brandOf(skin) !== brandOf(first) : worn !== text
    if (isNew) {
      putOnRules(skin?.rules ?? [])
      onChange(skin)
    }
    worn = text
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
