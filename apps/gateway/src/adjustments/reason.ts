import * as v from 'valibot'

/** An operator's reason for a decision about money, for the audit log. */
export const Reason = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(200))
