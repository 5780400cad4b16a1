import {
  amber,
  both,
  brown,
  dot,
  gold,
  green,
  grey,
  ink,
  line,
  navy,
  oval,
  path,
  pink,
  plum,
  red,
  sky,
  teal,
  violet,
  white,
} from '../svg.ts'

const eyes = (x: number, y: number, r: number) =>
  both(dot(x, y, r, ink) + dot(x - r * 0.3, y - r * 0.35, r * 0.35, white))
export const animals = {
  tiger:
    both(dot(20, 24, 14, amber) + dot(20, 24, 7, pink)) +
    path('M50 12C80 12 94 34 92 56 90 80 72 94 50 94S10 80 8 56C6 34 20 12 50 12z', amber) +
    both(path('M8 50L28 54 10 60zM12 70L30 68 18 80zM34 14L42 32 44 13z', ink)) +
    path('M46 12H54L50 34z', ink) +
    both(path('M50 58C38 56 26 66 30 78 36 88 46 86 50 82z', white)) +
    eyes(33, 48, 7) +
    path('M42 60H58L50 70z', '#d4506a') +
    line('M50 70V76M40 78Q46 82 50 76 54 82 60 78', ink, 3),
  elephant:
    both(
      path('M34 26C8 10-2 34 6 56 10 70 26 72 34 62z', '#6f83a8') +
        path('M30 32C14 24 8 38 13 54 16 62 26 64 30 58z', pink),
    ) +
    path(
      'M50 10C72 10 78 30 74 48 72 62 64 66 62 74 62 86 72 84 76 80 80 92 52 102 48 80 46 72 28 66 26 48 22 30 28 10 50 10z',
      '#8fa4c8',
    ) +
    both(path('M36 62C34 74 28 80 20 80 22 72 28 66 30 58z', white)) +
    eyes(38, 42, 5) +
    path('M32 20C40 8 60 8 68 20 58 26 54 30 50 38 46 30 42 26 32 20z', red) +
    dot(50, 20, 5, gold),
  owl:
    path(
      'M14 10C26 16 38 12 50 12S74 16 86 10C92 38 92 60 82 78 74 92 62 96 50 96S26 92 18 78C8 60 8 38 14 10z',
      brown,
    ) +
    both(path('M12 42C20 54 24 70 22 84 12 74 8 58 12 42z', '#5f3314')) +
    path('M30 62C38 54 62 54 70 62 72 80 62 92 50 92S28 80 30 62z', '#f2d3a4') +
    both(dot(32, 40, 18, '#f2d3a4') + dot(33, 40, 12, gold)) +
    eyes(34, 40, 7) +
    path('M44 46H56L50 60z', amber) +
    line('M40 72l4 5 4-5M52 72l4 5 4-5M46 82l4 5 4-5', brown, 3),
  cat:
    both(
      path('M14 46C12 26 14 12 18 6 30 12 38 20 42 28z', white) +
        path('M21 34C19 24 20 18 22 15 28 18 32 22 34 27z', pink),
    ) +
    oval(50, 54, 42, 38, white) +
    path('M10 46C14 30 26 22 40 20 40 36 28 46 10 46z', amber) +
    path('M66 20C80 26 88 34 90 48 76 46 68 36 66 20z', ink, 'opacity=".8"') +
    eyes(33, 54, 6) +
    both(dot(25, 66, 6, '#ffc2cf') + line('M12 60L2 56M12 66L2 68', grey, 3)) +
    path('M45 62H55L50 68z', '#d4506a') +
    line('M42 72Q47 76 50 70 53 76 58 72', ink, 3) +
    path('M22 82Q50 98 78 82L76 92Q50 104 24 92z', red) +
    dot(50, 92, 7, gold),
  buffalo:
    both(
      path('M34 34C14 36 0 26 4 4 10 18 22 22 38 22z', '#d9c7a0') +
        path('M30 40C18 38 10 42 8 50 18 54 28 50 34 46z', '#3c3350'),
    ) +
    path(
      'M50 22C70 22 76 36 74 52 72 66 68 72 68 82 66 94 58 96 50 96S34 94 32 82C32 72 28 66 26 52 24 36 30 22 50 22z',
      '#55496e',
    ) +
    oval(50, 82, 20, 14, '#b9a3b8') +
    both(dot(43, 82, 3.5, ink)) +
    eyes(37, 50, 5) +
    path('M38 24C44 32 56 32 62 24 60 38 54 44 50 44S40 38 38 24z', '#3c3350') +
    line('M42 91Q50 95 58 91', ink, 3),
}
const eyeFeather = oval(50, 12, 9, 12, green) + oval(50, 13, 6, 8, gold) + dot(50, 15, 4, navy)
/** Drawn a little smaller, so that wide parts stay within the field. */
const small = (part: string) => `<g transform="translate(11 16) scale(.78)">${part}</g>`
export const wings = {
  peacock: small(
    [-66, -44, -22, 0, 22, 44, 66]
      .map((turn) => `<g transform="rotate(${turn} 50 74)">${line('M50 74V20', teal, 5)}${eyeFeather}</g>`)
      .join('') +
      path('M50 40C58 40 60 48 56 56 66 66 66 92 50 96 34 92 34 66 44 56 40 48 42 40 50 40z', '#1f58c8') +
      dot(50, 44, 9, '#1f58c8') +
      path('M46 48H54L50 56z', gold) +
      both(dot(46, 42, 2.5, white)) +
      line('M50 35V28M45 36L42 29M55 36L58 29', navy, 2.5),
  ),
  dragonfly:
    both(
      path(
        'M52 34C70 10 92 10 98 20 96 32 74 40 52 40zM52 44C72 42 92 50 94 60 86 68 66 58 52 50z',
        sky,
        'opacity=".9"',
      ) + line('M54 38L88 22M54 46L84 58', white, 2),
    ) +
    path('M46 40H54L52 96H48z', '#c22f4a') +
    line('M47 58H53M47 68H53M48 78H52', '#ffb3b3', 2.5) +
    dot(50, 34, 9, '#c22f4a') +
    both(dot(44, 22, 8, teal) + dot(42, 20, 3, white)),
  butterfly:
    both(
      path('M52 48C60 16 88 4 96 16 100 36 80 54 52 52z', violet) +
        path('M52 54C76 54 90 66 86 80 78 94 58 84 52 62z', plum) +
        path('M60 42C66 26 80 18 86 24 86 36 74 44 60 46z', gold) +
        dot(72, 72, 7, pink),
    ) +
    path('M46 34H54L52 84H48z', ink) +
    dot(50, 32, 6, ink) +
    both(line('M50 28C52 18 58 12 64 10', ink, 3)),
  koi:
    path('M78 50C88 30 98 30 98 30 92 46 92 58 98 74 88 72 80 62 78 52z', '#ff9f5a') +
    path('M44 26C56 14 64 14 64 14 62 24 62 30 60 34zM44 74C56 86 64 86 64 86 62 76 62 70 60 66z', '#ff9f5a') +
    path('M4 50C14 26 60 18 84 50 60 82 14 74 4 50z', white) +
    path(
      'M34 28C56 26 50 48 36 46 24 44 22 32 34 28zM58 70C46 66 58 48 72 50 76 60 70 70 58 70zM10 40C18 34 26 50 14 56 8 54 4 50 10 40z',
      '#f0522e',
    ) +
    dot(18, 45, 4, ink),
  turtle:
    both(path('M26 34C12 24 6 28 4 36 10 46 20 46 28 44zM28 70C16 74 12 84 18 92 28 90 34 82 36 76z', green)) +
    path('M50 4C62 4 62 20 58 28H42C38 20 38 4 50 4z', green) +
    oval(50, 56, 33, 35, '#1c6a4a') +
    oval(50, 55, 28, 30, '#4fb06a') +
    path('M50 36L66 46V64L50 76 34 64V46z', '#1c6a4a') +
    path('M50 42L61 49V62L50 70 39 62V49z', gold) +
    line('M50 36V26M66 46L75 40M66 64L75 72M50 76V86M34 64L25 72M34 46L25 40', '#1c6a4a', 4) +
    both(dot(46, 12, 2.4, ink)),
}
