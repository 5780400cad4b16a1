import { el } from '../dom.ts'
import type { Strings } from '../strings/index.ts'
import type { createKeys } from './keys.ts'

/** The keys of a game and their effects, for the paytable sheet. */
export const keyList = (keys: ReturnType<typeof createKeys>, t: Strings) =>
  el(
    'div',
    { class: 'keys' },
    el('h3', {}, t.keys),
    ...keys.list().map(({ key, name }) => el('p', {}, el('kbd', {}, key), ` ${name}`)),
  )
