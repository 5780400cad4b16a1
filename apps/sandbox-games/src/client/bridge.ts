/** What the game tells the page that frames it: hints only, never money. */
export type Hint = 'ready' | 'balanceChanged' | 'close' | 'needDeposit'

export const tellParent = (type: Hint) => {
  if (window.parent !== window) window.parent.postMessage({ v: 1, type }, '*')
}
