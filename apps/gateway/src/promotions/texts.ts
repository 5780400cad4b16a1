import { textFile } from '../texts/text-file.ts'

const words = ['title', 'content'] as const

/** `locales/<language>/gateway/promotion-notices.json`; `{promotion}`, `{reason}` and `{amount}` are its facts. */
export const promotionNotices = textFile('promotion-notices', { approved: words, rejected: words, bonus: words })
