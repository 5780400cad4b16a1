/**
 * What the game tells the page that frames it: hints only, never money. `roundOpen`: a stake is at risk or a hand runs,
 * and repeated while that lasts, so that the page can hold the result back; `roundClosed`: the game has told it. The message
 * is `{v: 1, type}` and nothing else.
 */
export type Hint = 'ready' | 'balanceChanged' | 'close' | 'needDeposit' | 'roundOpen' | 'roundClosed'

export const tellParent = (type: Hint) => {
  if (window.parent !== window) window.parent.postMessage({ v: 1, type }, '*')
}

/** Hears that the player's balance moved outside this game; the amount is asked of the wallet. Hints come bundled. */
export function hearParent(balanceMoved: () => void) {
  let waiting = false
  addEventListener('message', ({ source, data }: MessageEvent<{ v?: unknown; type?: unknown } | null>) => {
    if (source !== window.parent || data?.v !== 1 || data.type !== 'balanceChanged' || waiting) return
    waiting = true
    setTimeout(() => {
      waiting = false
      balanceMoved()
    }, 500)
  })
}
