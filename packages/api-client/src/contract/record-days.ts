/** Longest window of a member's own records: twelve months, the leap day included (decision 49). */
export const yearOfDays = 366

/** Days before this one are in no ledger; the database has no year 0 either. */
export const firstDay = '2000-01-01'
