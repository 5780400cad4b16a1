/**
 * Messages from the game to its parent page: hints only, never money. `roundOpen`: a stake is at risk or a hand runs,
 * repeated while that lasts, so that the page can delay the result; `roundClosed`: the game has shown it;
 * `stakeRefused`: the platform takes no stake now, and its page knows why. The message is `{v: 1, type}` and nothing else.
 */
export type Hint = 'ready' | 'balanceChanged' | 'close' | 'needDeposit' | 'stakeRefused' | 'roundOpen' | 'roundClosed'

export const postToParent = (type: Hint) => {
  if (window.parent !== window) window.parent.postMessage({ v: 1, type }, '*')
}

/** Calls back when the balance changed outside this game; the game then reads it from the wallet. Hints are debounced. */
export function onParentMessage(onBalanceChanged: () => void) {
  let waiting = false
  addEventListener('message', ({ source, data }: MessageEvent<{ v?: unknown; type?: unknown } | null>) => {
    if (source !== window.parent || data?.v !== 1 || data.type !== 'balanceChanged' || waiting) return
    waiting = true
    setTimeout(() => {
      waiting = false
      onBalanceChanged()
    }, 500)
  })
}
