import { useEffect, useMemo, useState } from 'react'
import type { Problem } from '../kit.ts'
import type { Draft } from '../model/draft.ts'
import type { Shown } from '../model/evaluate.ts'
import { loadSvg, sheet } from './canvas.ts'
import { type Draw, hiddenSigns, type SeenSign, signsOf } from './signs.ts'

/** Milliseconds without a change: pixels are read after a slider has stopped, not during. */
const pause = 300
const none: readonly Problem[] = []

/** Logos and mark that their ground hides. */
export function useSigns(shown: Shown | null, art: Draft['art']): readonly Problem[] {
  const [problems, setProblems] = useState(none)
  const [draw] = useState(drawOnce)
  const list = useMemo(() => (shown ? signsOf(shown, art) : []), [shown, art])
  const key = JSON.stringify(list.map(keyOf))
  // By its content: the list is made again by every edit and is mostly the same.
  useEffect(() => {
    let isGone = false
    const timer = setTimeout(async () => {
      const found = await hiddenSigns(list, draw)
      if (!isGone) setProblems(found.length > 0 ? found : none)
    }, pause)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [key, draw])
  return problems
}

const keyOf = ({ sign: { key, theme, ground }, tokens, file, svg, where }: SeenSign) => [
  ...[key, where, file, svg],
  tokens[theme][ground],
]

/** Twice as large as on the page, as the check draws it. */
const density = 2

/** Draws each drawing only once. */
function drawOnce(): Draw {
  const drawn = new Map<string, ReturnType<Draw>>()
  return (svg) => {
    const found = drawn.get(svg) ?? paint(svg)
    drawn.set(svg, found)
    return found
  }
}

const paint: Draw = async (svg) => {
  try {
    const picture = await loadSvg(svg)
    const [width, height] = [density * picture.width, density * picture.height]
    const { pen } = sheet(width, height)
    pen.drawImage(picture, 0, 0, width, height)
    return pen.getImageData(0, 0, width, height)
  } catch {
    return null
  }
}
