/** Why an operator rejects a withdrawal, as a code; the words are in `locales/`. */
export const rejectReasons = ['ACCOUNT_DETAILS', 'IDENTITY', 'PLAY_RULES', 'OPERATOR'] as const
/** The same for a payment that was not made. */
export const failReasons = ['PROVIDER', 'NO_ANSWER'] as const
