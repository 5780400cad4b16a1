import type { Texts } from '../db/schema/texts.ts'

/** Headings of the Vietnamese menu, in its order. */
export const menuGroups = {
  NORTH: { EN: 'North', TY: 'Hilaga', BN: 'উত্তর', HI: 'उत्तर' },
  CENTRAL: { EN: 'Centre', TY: 'Gitna', BN: 'মধ্য', HI: 'मध्य' },
  SOUTH: { EN: 'South', TY: 'Timog', BN: 'দক্ষিণ', HI: 'दक्षिण' },
} as const satisfies Record<string, Texts>

export type MenuGroup = keyof typeof menuGroups
