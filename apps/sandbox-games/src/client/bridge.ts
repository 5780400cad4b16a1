/**
 * What the game tells the page that frames it: hints only, never money. `roundOpen`: a stake is at risk or a hand runs,
 * so leaving should ask first; `roundClosed`: it may be left again. The message is `{v: 1, type}` and nothing else.
 */
export type Hint = 'ready' | 'balanceChanged' | 'close' | 'needDeposit' | 'roundOpen' | 'roundClosed'

export const tellParent = (type: Hint) => {
  if (window.parent !== window) window.parent.postMessage({ v: 1, type }, '*')
}
