import {
  amber,
  both,
  box,
  brown,
  dot,
  gold,
  green,
  line,
  navy,
  oval,
  path,
  pink,
  red,
  ring,
  teal,
  violet,
  white,
  wine,
} from '../svg.ts'

const tail = (x: number) => line(`M${x} 78V92M${x - 4} 80V90M${x + 4} 80V90`, pink, 3)
export const lights = {
  moon:
    path('M62 6C34 8 12 28 12 54 12 78 30 96 54 96 72 96 86 86 92 70 62 78 38 54 62 6z', '#8a7cf0') +
    path('M58 12C36 16 18 32 18 54 18 76 34 91 54 91 68 91 78 84 84 76 54 78 34 48 58 12z', '#c9c0ff') +
    path('M76 12l4 10 10 4-10 4-4 10-4-10-10-4 10-4zM90 46l2 6 6 2-6 2-2 6-2-6-6-2 6-2z', gold),
  sun:
    ring(12, path('M50 2L57 22H43z', amber)) +
    dot(50, 50, 29, amber) +
    dot(50, 50, 25, gold) +
    both(dot(41, 46, 3.5, brown) + dot(35, 56, 4.5, '#ff9f5a')) +
    line('M42 58Q50 65 58 58', brown, 3.5),
  starlight:
    tail(22) +
    tail(78) +
    line('M50 2V10', brown, 4) +
    path('M50 8L61 36 92 36 67 54 76 84 50 66 24 84 33 54 8 36 39 36z', red) +
    ring(5, path('M50 8L50 50 39 36z', gold), 50, 49) +
    dot(50, 50, 11, teal) +
    dot(50, 50, 6, white),
  lantern:
    line('M50 4V16', brown, 5) +
    box(34, 14, 32, 9, 3, gold) +
    path('M50 20C78 20 86 38 86 48S78 76 50 76 14 58 14 48 22 20 50 20z', red) +
    path('M50 20C60 20 66 38 66 48S60 76 50 76 34 58 34 48 40 20 50 20z', '#ff6b5e') +
    dot(50, 48, 10, '#ffe08a') +
    box(34, 73, 32, 9, 3, gold) +
    line('M42 84V94M50 84V98M58 84V94', gold, 4),
  lamp:
    path('M50 4C64 22 66 34 58 44 54 50 46 50 42 44 34 34 40 24 50 4z', amber) +
    path('M50 20C57 30 57 38 53 42 50 45 46 44 45 40 43 34 47 28 50 20z', '#fff1b0') +
    path('M4 52C22 58 78 58 96 52 94 78 74 92 50 92S6 78 4 52z', '#b4532a') +
    oval(50, 54, 40, 9, '#7a3216') +
    oval(50, 53, 33, 6, amber) +
    ring(1, [22, 36, 50, 64, 78].map((x, at) => dot(x, 70 + (at === 2 ? 6 : at % 2 ? 4 : 0), 4, gold)).join('')),
}
const pips = (spots: readonly [number, number][], r = 5) => spots.map(([x, y]) => dot(x, y, r, '#2c2140')).join('')
const card = (x: number, turn: number, fill: string) =>
  `<g transform="rotate(${turn} 50 90)">${box(x, 14, 44, 64, 6, '#d7cfe8') + box(x, 12, 44, 64, 6, white)}${path(`M${x + 22} 62C${x + 4} 46 ${x + 8} 28 ${x + 16} 30 ${x + 20} 31 ${x + 22} 36 ${x + 22} 36S${x + 24} 31 ${x + 28} 30C${x + 36} 28 ${x + 40} 46 ${x + 22} 62z`, fill)}</g>`
const ball = (x: number, y: number, r: number, fill: string) =>
  dot(x, y, r, fill) + dot(x - r * 0.1, y - r * 0.1, r * 0.52, white) + dot(x - r * 0.4, y - r * 0.55, r * 0.16, white)
export const tables = {
  cards: card(28, -18, '#2c2140') + card(28, 16, red),
  wheel:
    dot(50, 52, 45, brown) +
    ring(4, path('M50 52L50 12A40 40 0 0 1 78 24z', red) + path('M50 52L78 24A40 40 0 0 1 90 52z', '#2c2140'), 50, 52) +
    dot(50, 52, 14, gold) +
    ring(4, box(48, 32, 4, 16, 2, gold), 50, 52) +
    dot(50, 52, 6, brown) +
    path('M40 2H60L50 18z', gold),
  dice:
    `<g transform="rotate(-14 34 60)">${box(6, 34, 54, 54, 11, wine) + box(6, 31, 54, 54, 11, red)}${[
      [20, 45],
      [46, 45],
      [33, 58],
      [20, 71],
      [46, 71],
    ]
      .map(([x, y]) => dot(x ?? 0, y ?? 0, 5.5, white))
      .join('')}</g>` +
    `<g transform="rotate(16 70 30)">${box(48, 8, 44, 44, 9, '#cfc6e4') + box(48, 6, 44, 44, 9, white)}${pips([
      [60, 18],
      [80, 38],
      [70, 28],
    ])}</g>`,
  draw:
    ball(30, 34, 26, red) +
    ball(72, 40, 22, teal) +
    ball(50, 70, 26, violet) +
    line('M26 28L31 24V42', '#2c2140', 4) +
    line('M66 36Q72 30 75 36T67 46H76', '#2c2140', 4) +
    line('M44 60H54L48 78', '#2c2140', 4),
  dominoes:
    `<g transform="rotate(-16 40 50)">${box(18, 6, 44, 86, 8, '#cfc6e4') + box(18, 4, 44, 86, 8, white)}${line('M22 47H58', '#2c2140', 3)}${pips(
      [
        [30, 16],
        [50, 36],
        [40, 26],
        [30, 58],
        [50, 58],
        [30, 78],
        [50, 78],
      ],
    )}</g>` +
    `<g transform="rotate(24 74 60)">${box(62, 34, 30, 58, 6, navy)}${line('M65 63H89', white, 3)}${dot(77, 48, 5, white) + dot(70, 71, 4, white) + dot(84, 84, 4, white)}</g>`,
  bingo:
    box(8, 12, 84, 80, 9, navy) +
    box(8, 10, 84, 78, 9, '#2f6fe0') +
    [0, 1, 2]
      .map((row) =>
        [0, 1, 2]
          .map((column) => box(17 + column * 23, 28 + row * 19, 20, 16, 3, row === column ? gold : white))
          .join(''),
      )
      .join('') +
    [0, 1, 2].map((at) => dot(27 + at * 23, 36 + at * 19, 6.5, red)).join('') +
    line('M22 19H78', white, 5),
}
export const pastimes = {
  football:
    dot(50, 50, 44, '#2c2140') +
    dot(50, 50, 41, white) +
    path('M50 34L65 45 59 63H41L35 45z', '#2c2140') +
    ring(5, line('M50 34V20', '#2c2140', 4) + path('M40 10Q50 7 60 10L58 18 50 22 42 18z', '#2c2140')),
  cricket:
    path('M66 4L80 14 42 64 28 54z', brown) +
    path('M40 38L60 52 34 88C26 96 12 86 18 76z', '#e8c48a') +
    path('M50 45L60 52 34 88C30 92 26 92 22 90z', '#c99a58') +
    dot(76, 74, 19, wine) +
    dot(75, 73, 17, red) +
    line('M64 60Q80 70 86 86', white, 3),
  arena:
    path('M24 28H76C92 28 98 60 96 76 94 90 82 90 74 78L68 70H32L26 78C18 90 6 90 4 76 2 60 8 28 24 28z', '#5b2fa8') +
    path('M24 26H76C90 26 95 52 94 66 88 70 80 66 74 62H26C20 66 12 70 6 66 5 52 10 26 24 26z', violet) +
    path('M24 38h8v8h8v8h-8v8h-8v-8h-8v-8h8z', white) +
    dot(70, 38, 5, gold) +
    dot(70, 58, 5, green) +
    dot(60, 48, 5, red) +
    dot(80, 48, 5, '#4fb3f6'),
  shields:
    `<g transform="rotate(-8 40 50)">${path('M8 18Q34 16 36 8 38 16 64 18C66 56 56 76 36 90 16 76 6 56 8 18z', wine) + path('M14 24Q32 22 36 16V82C22 70 14 54 14 24z', red)}</g>` +
    `<g transform="rotate(8 66 56)">${path('M38 28Q64 26 66 18 68 26 94 28C96 62 86 80 66 94 46 80 36 62 38 28z', navy) + path('M66 26Q82 34 88 34C88 60 82 74 66 86z', '#2f6fe0')}${path('M66 42l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z', gold)}</g>`,
  rocket:
    path('M40 78L50 98 60 78z', amber) +
    path('M45 78L50 90 55 78z', gold) +
    both(path('M34 52C20 60 16 72 18 84L36 74z', wine)) +
    path('M50 2C70 18 74 50 64 78H36C26 50 30 18 50 2z', white) +
    path('M50 2C60 10 66 20 68 30H32C34 20 40 10 50 2z', red) +
    path('M50 2C70 18 74 50 64 78H54C66 50 64 18 50 2z', '#cfc6e4', 'opacity=".7"') +
    dot(50, 46, 11, navy) +
    dot(50, 46, 8, '#4fb3f6'),
  gift:
    both(
      path('M50 28C36 30 20 24 22 12 26 2 46 8 50 28z', gold) +
        path('M48 24C40 24 30 20 31 15 34 11 44 14 48 24z', amber),
    ) +
    box(14, 44, 72, 48, 5, '#d43d7c') +
    box(8, 28, 84, 20, 5, pink) +
    box(42, 28, 16, 64, 0, gold),
}
