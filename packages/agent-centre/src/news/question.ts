import { defineQuestion, pageUpTo } from '@boardwalk/shell/page-kit'

/** Announcements per page (specification §9). */
export const PAGE_SIZE = 9
export const question = defineQuestion({ page: pageUpTo(1_111) })
