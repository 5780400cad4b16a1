/** The vendor whose sports have a page of their own (visitor specification §2). */
export const sportsVendor = 'FB'
