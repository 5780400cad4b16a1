import * as v from 'valibot'
import { line } from '../fields.ts'

const name = v.pipe(line(64, 1), v.trim())
/** Direct downlines or the whole subtree, of the caller or of an account of the team; `account` is how a name begins. */
export const whichAccounts = {
  scope: v.optional(v.picklist(['DIRECT', 'TEAM']), 'TEAM'),
  account: v.optional(name),
  underAccount: v.optional(name),
}
