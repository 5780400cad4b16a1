import {
  amber,
  both,
  box,
  brown,
  dot,
  gold,
  grey,
  ink,
  line,
  navy,
  oval,
  path,
  pink,
  red,
  ring,
  sky,
  teal,
  violet,
  white,
  wine,
} from '../svg.ts'

const roof = (y: number, w: number, h: number) =>
  path(
    `M${50 - w} ${y}Q${50 - w / 2} ${y - 2} 50 ${y - h}Q${50 + w / 2} ${y - 2} ${50 + w} ${y}L${50 + w - 8} ${y + 5}H${50 - w + 8}z`,
    red,
  )
export const places = {
  temple:
    box(46, 4, 8, 14, 3, gold) +
    box(36, 28, 28, 16, 0, '#f0c27a') +
    roof(28, 30, 16) +
    box(30, 50, 40, 16, 0, '#f0c27a') +
    roof(50, 38, 14) +
    box(24, 72, 52, 20, 0, '#f0c27a') +
    roof(74, 46, 16) +
    path('M42 92V82a8 8 0 0 1 16 0V92z', wine) +
    box(10, 90, 80, 7, 3, grey),
  palace:
    path('M50 8C66 20 76 30 70 46H30C24 30 34 20 50 8z', teal) +
    line('M50 10V2', gold, 4) +
    both(
      path('M18 34C26 40 30 46 26 54H10C6 46 10 40 18 34z', teal) +
        box(10, 54, 16, 38, 0, '#ffe3b8') +
        line('M18 36V28', gold, 3),
    ) +
    box(26, 46, 48, 46, 0, white) +
    path('M38 92V68C38 58 50 54 50 54S62 58 62 68V92z', navy) +
    both(path('M30 64a4 5 0 0 1 5 0V76H30z', amber)) +
    box(4, 90, 92, 7, 2, '#e0b070'),
  sail:
    path('M50 4C80 24 86 50 82 68H50z', red) +
    path('M46 14C30 30 20 50 18 68H46z', white) +
    line('M48 4V74', brown, 4) +
    path('M8 72H92C88 88 78 92 70 92H30C22 92 12 88 8 72z', brown) +
    line('M2 94Q14 86 26 94T50 94 74 94 98 94', sky, 5),
  jeepney:
    path('M12 20H84C92 20 94 28 94 36V74H4V30C4 24 8 20 12 20z', '#2f6fe0') +
    box(10, 28, 22, 18, 3, '#cfefff') +
    box(36, 28, 22, 18, 3, '#cfefff') +
    box(62, 28, 26, 18, 3, '#cfefff') +
    path('M4 54H94V62H4z', gold) +
    path('M4 62H94V74H4z', red) +
    box(6, 12, 84, 8, 4, grey) +
    dot(26, 76, 14, ink) +
    dot(26, 76, 6, grey) +
    dot(74, 76, 14, ink) +
    dot(74, 76, 6, grey) +
    dot(92, 54, 4, white),
  volcano:
    path('M34 40C28 28 36 18 30 6 42 12 44 20 46 26 48 14 58 10 62 2 64 14 58 22 66 40z', amber) +
    path('M2 94L36 38C44 44 56 44 64 38L98 94z', '#5c3b52') +
    path('M36 38C44 44 56 44 64 38L70 48 62 62 56 52 48 74 42 54 32 60 28 52z', red) +
    path('M2 94L20 64 34 94z', '#47293f'),
  beacon:
    path('M56 20L98 6V38z', gold, 'opacity=".7"') +
    path('M38 36H62L70 92H30z', white) +
    path('M36.500 48H63.500L65.500 62H34.500zM33 76H67L69 90H31z', red) +
    box(34, 30, 32, 7, 2, ink) +
    box(40, 14, 20, 16, 2, '#ffe680') +
    path('M36 15C40 6 60 6 64 15z', red) +
    box(14, 90, 72, 7, 3, grey),
}
export const treasure = {
  gem:
    path('M26 16H74L94 40 50 92 6 40z', violet) +
    path('M26 16H74L94 40H6z', '#b79bff') +
    path('M34 40H66L50 92z', '#a27bff') +
    path('M26 16L34 40 50 16 66 40 74 16z', '#d8c8ff'),
  jewels:
    path('M30 6L54 14 58 38 38 52 14 42 10 18z', red) +
    path('M30 6L36 28 10 18zM36 28L58 38 38 52zM36 28L54 14 30 6z', '#ff7a7a') +
    path('M70 30L92 44 88 66 64 70 52 52z', teal) +
    path('M70 30L72 50 52 52zM72 50L88 66 64 70z', '#6fe0d6') +
    path('M34 58L56 72 50 94 26 94 14 76z', '#2f6fe0') +
    path('M34 58L34 78 14 76zM34 78L50 94 56 72z', '#7fb0ff'),
  crown:
    path('M8 26L28 50 50 12 72 50 92 26 84 80H16z', amber) +
    path('M8 26L28 50 50 12 72 50 92 26 86 68H14z', gold) +
    box(14, 74, 72, 14, 5, amber) +
    dot(50, 62, 8, red) +
    both(dot(26, 64, 5, teal) + dot(8, 24, 6, pink)) +
    dot(50, 12, 7, pink),
  chest:
    path('M10 46C10 24 24 18 50 18S90 24 90 46z', brown) +
    box(10, 44, 80, 42, 4, '#a9672f') +
    both(box(16, 22, 9, 64, 0, gold)) +
    box(10, 42, 80, 8, 0, gold) +
    box(40, 38, 20, 24, 5, amber) +
    dot(50, 48, 4, ink) +
    box(48, 48, 4, 9, 0, ink) +
    both(dot(30, 14, 7, gold)) +
    dot(50, 10, 8, gold),
  coins:
    [78, 64, 50].map((y) => oval(34, y, 28, 11, amber) + oval(34, y - 5, 28, 11, gold)).join('') +
    oval(34, 45, 18, 6, amber) +
    dot(70, 62, 28, amber) +
    dot(69, 60, 25, gold) +
    dot(69, 60, 18, '#ffde7a') +
    path('M69 46l4 10 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1z', amber),
  pearl:
    path('M50 46C14 46 2 62 6 78 16 94 84 94 94 78 98 62 86 46 50 46z', '#d46aa5') +
    path('M50 56C20 52 6 30 14 12 30 4 44 16 50 28 56 16 70 4 86 12 94 30 80 52 50 56z', '#f7a8cf') +
    both(line('M50 52C36 44 26 32 22 16M50 52C44 42 38 30 36 18', '#d46aa5', 3)) +
    dot(50, 60, 17, '#e9e2ff') +
    dot(50, 60, 15, white) +
    dot(45, 54, 5, '#ffffff'),
}
export const keepsakes = {
  hourglass:
    path('M24 14H76C76 36 60 42 56 50 60 58 76 64 76 86H24C24 64 40 58 44 50 40 42 24 36 24 14z', '#d4f0ff') +
    path('M32 26H68C66 36 56 42 50 48 44 42 34 36 32 26zM50 62C60 66 68 74 70 84H30C32 74 40 66 50 62z', amber) +
    line('M50 46V66', amber, 3) +
    box(16, 4, 68, 12, 5, brown) +
    box(16, 84, 68, 12, 5, brown),
  compass:
    dot(50, 52, 44, brown) +
    dot(50, 52, 37, white) +
    dot(50, 6, 6, gold) +
    ring(4, path('M48 20H52V28H48z', grey), 50, 52) +
    path('M50 22L60 52H40z', red) +
    path('M50 82L60 52H40z', navy) +
    dot(50, 52, 5, gold),
  seven:
    path('M14 10H86V28C68 44 58 66 56 92H30C32 68 42 48 58 34H32V44H14z', wine) +
    path('M18 14H82V27C64 43 54 64 52 88H34C38 64 48 44 66 30H28V40H18z', red) +
    path('M22 18H76V23H22z', '#ff9a9a'),
  bell:
    dot(50, 86, 10, amber) +
    path('M50 10C74 10 78 34 80 56 82 68 90 72 92 80H8C10 72 18 68 20 56 22 34 26 10 50 10z', amber) +
    path('M48 12C66 12 68 34 70 56 71 66 76 72 78 76H10C14 71 22 67 24 56 26 34 30 12 48 12z', gold) +
    dot(50, 9, 7, amber) +
    path('M34 30C36 22 40 18 46 18 40 26 38 40 36 54H31C32 44 32 38 34 30z', white, 'opacity=".7"'),
}
