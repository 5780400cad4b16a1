import { textFile } from '../texts/text-file.ts'

const words = ['title', 'content'] as const

/** Texts of the cashier on the server: `locales/<language>/gateway/cashier.json`. */
export const cashierTexts = textFile('cashier', {
  methods: ['wallet', 'bank', 'voucher'],
  arrived: words,
  failed: words,
  expired: words,
  rejected: words,
  payoutApproved: words,
  payoutPaid: words,
  payoutInPart: words,
  payoutRejected: words,
  payoutFailed: words,
  payoutRefunded: words,
  payoutForced: words,
  provider: ['title', 'playMoney', 'order', 'amount', 'approve', 'decline', 'timeOut', 'payTwice', 'decided', 'close'],
})
