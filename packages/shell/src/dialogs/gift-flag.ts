import { attempt } from '../session/session-storage.ts'

/** Resource whose name is the title of the gift; without it there is none. */
export const GIFT_RESOURCE = 'register-pop'

/** Names of the flags that record that the gift was seen; source: visitor specification §2. */
const flagOf = (isLoggedIn: boolean) => (isLoggedIn ? 'LOGIN_AFTER_GIFT' : 'LOGIN_BEFORE_GIFT')

export const isGiftSeen = (isLoggedIn: boolean) => attempt(() => sessionStorage.getItem(flagOf(isLoggedIn))) !== null

/** It does not open again in this session. */
export const giftSeen = (isLoggedIn: boolean) => attempt(() => sessionStorage.setItem(flagOf(isLoggedIn), '1'))
