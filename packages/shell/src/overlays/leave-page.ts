import type { OverlayPage } from '../overlay-contract.ts'
import { dropQuestion } from '../page-kit/question.ts'
import type { Overlays } from './overlay-access.ts'

/** The parameters without a page of an overlay: its name, its question, and the query names that it reads. */
export function leavePage(params: URLSearchParams, name: string, page: OverlayPage | undefined): URLSearchParams {
  const next = dropQuestion(params)
  for (const each of [name, ...(page?.reads ?? [])]) next.delete(each)
  return next
}

/** The same for every overlay: another one would be open below the next. */
export const leaveOverlays = (params: URLSearchParams, overlays: Overlays): URLSearchParams =>
  Object.entries(overlays).reduce((left, [name, { pages, defaultPage }]) => {
    const asked = left.get(name)
    const open = pages.find(({ key }) => key === (asked || defaultPage))
    return asked === null ? left : leavePage(left, name, open)
  }, params)
