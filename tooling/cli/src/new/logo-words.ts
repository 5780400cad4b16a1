import { canDraw } from '@boardwalk/brand-kit/render'
import type { BrandOptions } from './brand-options.ts'

/** Lines about a logo that cannot show the name in its own script. */
export const logoIn = ({ id, name }: BrandOptions): string[] =>
  canDraw(name)
    ? []
    : [
        `The logo spells "${id}": the letters of ${name} cannot be drawn here.`,
        `Put drawings of your own in brands/${id}/assets/logo.svg and logo-dark.svg, then draw the pictures again.`,
      ]
