/** The house whose sports stand on a page of their own (visitor specification §2). */
export const sportsHouse = 'FB'
