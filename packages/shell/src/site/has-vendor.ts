type Menus = { menus: { gameCategory: string; vendors: { vassalage: string }[] }[] }

/** Whether the sports menu lists a vendor; true while the menus are not here, because nobody knows yet. */
export function hasSportsVendor(menus: unknown, code: string): boolean {
  const sports = (menus as Menus | undefined)?.menus.filter(({ gameCategory }) => gameCategory === 'SPORTS')
  return !sports || sports.some(({ vendors }) => vendors.some(({ vassalage }) => vassalage === code))
}
