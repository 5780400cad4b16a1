import { canDraw } from '@boardwalk/brand-kit/render'
import type { Wishes } from './wishes.ts'

/** Lines about a logo that cannot show the name in its own script. */
export const logoIn = ({ id, name }: Wishes): string[] =>
  canDraw(name)
    ? []
    : [
        `The logo spells "${id}": the letters of ${name} cannot be drawn here.`,
        `Put drawings of your own in brands/${id}/assets/logo.svg and logo-dark.svg, then draw the pictures again.`,
      ]
