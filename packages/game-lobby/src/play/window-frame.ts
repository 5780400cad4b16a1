import type { Launch } from '@boardwalk/api-client/contract'
import { type GameHint, hintOf, tellBalanceChanged } from './game-messages.ts'

/** Interval of the checks for a window that ended without an event. */
const CHECK_EVERY_MS = 500

export type WindowHint = GameHint | 'left'
type See = (what: WindowHint) => void

/** A game in a window of its own, and its hints; `left` once, when the window is closed or shows something else. */
export type WindowedGame = {
  watch: (see: See) => () => void
  tellBalanceChanged: () => void
  focus: () => void
  close: () => void
}

const fill = { position: 'fixed', inset: '0', border: '0', inlineSize: '100%', blockSize: '100%' }

/** The frame has the same sandbox as in the page. A style attribute in markup would be refused by the policy. */
function makeFrame({ document: page }: Window, { url, frame }: Launch, title: string) {
  const node = page.createElement('iframe')
  Object.assign(node, { title, allow: frame.allow, referrerPolicy: 'no-referrer', src: url })
  node.setAttribute('sandbox', frame.sandbox)
  Object.assign(node.style, fill)
  node.addEventListener('load', () => node.focus())
  return node
}

/**
 * Frames the game in an empty window. The window itself keeps our origin, so that hints of the game arrive here, and
 * the sandbox leaves the game no way to this page.
 */
export function frameInWindow(opened: Window, launch: Launch, title: string): WindowedGame {
  const watchers = new Set<See>()
  const node = makeFrame(opened, launch, title)
  const leave = () => {
    clearInterval(checks)
    // A reload leaves an empty window behind.
    opened.close()
    const told = [...watchers]
    watchers.clear()
    for (const see of told) see('left')
  }
  const checks = setInterval(() => opened.closed && leave(), CHECK_EVERY_MS)
  opened.addEventListener('pagehide', leave)
  opened.addEventListener('message', (event: MessageEvent<unknown>) => {
    const hint = hintOf(event, node)
    if (hint === 'close') leave()
    else if (hint) for (const see of watchers) see(hint)
  })
  opened.document.title = title
  opened.document.documentElement.lang = document.documentElement.lang
  opened.document.body.replaceChildren(node)
  return {
    watch(see) {
      watchers.add(see)
      return () => void watchers.delete(see)
    },
    tellBalanceChanged: () => tellBalanceChanged(node),
    focus: () => opened.focus(),
    close: leave,
  }
}
