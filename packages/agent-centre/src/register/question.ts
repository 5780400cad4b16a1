import { defineQuestion, pageUpTo } from '@boardwalk/shell/page-kit'

export const PAGE_SIZE = 20
export const question = defineQuestion({ page: pageUpTo(10_000 / PAGE_SIZE) })
