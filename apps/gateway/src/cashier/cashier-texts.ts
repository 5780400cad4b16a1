import { moneyTextKeys } from '@boardwalk/brand-kit/mail'
import { textFile } from '../texts/text-file.ts'

/** Texts of the cashier on the server: `locales/<language>/gateway/cashier.json`. */
export const cashierTexts = textFile('cashier', {
  methods: ['wallet', 'bank', 'voucher', 'transfer'],
  offer: ['rule'],
  ...moneyTextKeys,
  provider: ['title', 'playMoney', 'order', 'amount', 'approve', 'decline', 'timeOut', 'payTwice', 'decided', 'close'],
})
