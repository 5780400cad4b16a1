import { token } from '@boardwalk/brand-kit'

export type Gap = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '8' | '10'
export const space = (gap: Gap) => (gap === '0' ? '0' : token(`space-${gap}`))
