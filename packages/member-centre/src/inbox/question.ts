import { defineQuestion, oneOf, pageUpTo } from '@boardwalk/shell/page-kit'

export const PAGE_SIZE = 20
/** Announcements per page (visitor specification §9). */
export const NOTICES_PER_PAGE = 9
export const tabs = ['messages', 'announcements', 'feedback'] as const

export const question = defineQuestion({
  tab: oneOf(tabs, 'messages'),
  page: pageUpTo(10_000 / PAGE_SIZE),
})
