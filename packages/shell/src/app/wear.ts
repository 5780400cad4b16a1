import type { Skin } from '@boardwalk/api-client/contract'
import type { Brand } from '@boardwalk/brand-kit'

/** The brand as running campaigns dress it. */
export const wear = (brand: Brand, skin: Skin | null | undefined): Brand => ({ ...brand, ...skin?.brand })
