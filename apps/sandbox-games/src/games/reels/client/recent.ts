import { el } from '../../../client/dom.ts'
import './recent.css'

/** The last results as a row of pills, newest first. */
export function createRecent(label?: string, max = 10) {
  const list = el('ol', { class: 'recent', ...(label ? { 'aria-label': label } : {}) })
  return {
    root: list,
    add(text: string, colour: string) {
      const pill = el('li', {}, text)
      pill.style.setProperty('--pill', colour)
      list.prepend(pill)
      while (list.childElementCount > max) list.lastElementChild?.remove()
    },
  }
}
