/**
 * Places that games are made for: the least size that a storefront of any brand leaves for a game. The scroll bar of a
 * desktop takes 15 px of it; that of a phone is over the page.
 */
export const gamePlaces = [
  { screen: { width: 390, height: 844 }, game: { width: 390, height: 672 } },
  { screen: { width: 1280, height: 800 }, game: { width: 1265, height: 624 } },
  { screen: { width: 1440, height: 900 }, game: { width: 1425, height: 724 } },
] as const
