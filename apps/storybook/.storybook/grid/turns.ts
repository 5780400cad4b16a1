import * as React from 'react'
import {
  DOCS_RENDERED,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events'

const ends: unknown[] = [DOCS_RENDERED, STORY_ERRORED, STORY_FINISHED, STORY_MISSING, STORY_THREW_EXCEPTION]

/** Milliseconds that a story may keep the others waiting; some never end. */
const timeoutMs = 15_000

/** Whether a frame's message means that its story has been drawn and played, or will not be. */
function isEnd(data: unknown): boolean {
  try {
    return typeof data === 'string' && ends.includes(JSON.parse(data).event?.type)
  } catch {
    return false
  }
}

/**
 * How many frames may load: one more whenever the newest is done. All frames share one thread, and stories that play
 * at the same time would each wait for the others longer than they wait for anything.
 */
export function useTurns(of: string, count: number) {
  const box = React.useRef<HTMLDivElement>(null)
  const [turn, setTurn] = React.useState({ of, open: 1 })
  const open = turn.of === of ? turn.open : 1
  React.useEffect(() => {
    if (open >= count) return
    const next = () => setTurn({ of, open: open + 1 })
    const listen = ({ data, source }: MessageEvent) => {
      const newest = box.current?.querySelectorAll('iframe')[open - 1]
      if (source === newest?.contentWindow && isEnd(data)) next()
    }
    const late = setTimeout(next, timeoutMs)
    window.addEventListener('message', listen)
    return () => {
      clearTimeout(late)
      window.removeEventListener('message', listen)
    }
  }, [of, open, count])
  return { box, open }
}
