/** The vendor whose sports stand on a page of their own (visitor specification §2). */
export const sportsVendor = 'FB'
