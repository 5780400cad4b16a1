import * as pastime from '../heroes/pastime.ts'
import { type Theme, theme } from './theme.ts'

export const pastimeThemes = {
  football: theme(
    pastime.football,
    [240],
    [150],
    [150, 220, 260, 40],
    ['stage', 'hills'],
    ['rays', 'burst', 'fireworks'],
    ['confetti', 'stars', 'leaves'],
  ),
  cricket: theme(
    pastime.cricket,
    [22, 250],
    [60],
    [150, 205, 85, 265],
    ['hills', 'stage'],
    ['rays', 'burst', 'disc'],
    ['confetti', 'stars', 'leaves'],
  ),
  arena: theme(
    pastime.controller,
    [280, 195, 330],
    [150, 345, 60],
    [265, 300, 195, 340],
    ['city', 'stage'],
    ['rings', 'burst', 'rays'],
    ['sparks', 'confetti', 'gems'],
  ),
  shields: theme(
    pastime.shields,
    [22, 30],
    [250, 235],
    [285, 165, 60, 320],
    ['stage', 'mountains'],
    ['burst', 'rays', 'fireworks'],
    ['sparks', 'embers', 'stars'],
  ),
  rocket: theme(
    pastime.rocket,
    [22, 250, 345],
    [220, 190],
    [275, 220, 320, 195],
    ['mountains', 'city', 'dunes'],
    ['rings', 'fireworks', 'disc'],
    ['stars', 'sparks', 'embers'],
  ),
  gift: theme(
    pastime.gift,
    [345, 22, 195, 300],
    [195, 60],
    [220, 165, 285, 60],
    ['stage', 'city', 'hills'],
    ['rays', 'burst', 'fireworks'],
    ['confetti', 'stars', 'sparks'],
  ),
} satisfies Record<string, Theme>
