import * as animals from '../heroes/animals.ts'
import { type Theme, theme } from './theme.ts'

export const animalsThemes = {
  tiger: theme(
    animals.tiger,
    [62, 55, 70],
    [30],
    [165, 285, 220, 20],
    ['forest', 'hills', 'mountains'],
    ['rays', 'disc', 'petals'],
    ['leaves', 'embers', 'gems'],
  ),
  elephant: theme(
    animals.elephant,
    [260, 220, 300],
    [15, 350, 60],
    [75, 165, 350, 40],
    ['domes', 'hills', 'river'],
    ['arch', 'petals', 'disc'],
    ['petals', 'coins', 'gems'],
  ),
  owl: theme(
    animals.owl,
    [55, 300, 250, 40],
    [75, 60],
    [275, 220, 165, 20],
    ['forest', 'mountains', 'hills'],
    ['disc', 'rings', 'burst'],
    ['stars', 'leaves', 'sparks'],
  ),
  cat: theme(
    animals.cat,
    [50, 30, 260],
    [25, 350],
    [20, 195, 150, 300],
    ['stage', 'city', 'hills'],
    ['rays', 'burst', 'arch'],
    ['coins', 'petals', 'stars'],
  ),
  buffalo: theme(
    animals.buffalo,
    [280, 250, 45],
    [15, 60, 345],
    [75, 150, 200, 320],
    ['terraces', 'hills', 'river'],
    ['disc', 'rays', 'petals'],
    ['leaves', 'petals', 'coins'],
  ),
} satisfies Record<string, Theme>
