import {
  amber,
  both,
  box,
  brown,
  dot,
  gold,
  green,
  line,
  oval,
  path,
  pine,
  pink,
  red,
  ring,
  white,
  wine,
} from '../svg.ts'

const leaf = path('M52 24C58 8 76 4 90 10 84 24 68 30 52 24z', green)
export const fruit = {
  mango:
    path('M58 20C82 22 94 44 84 66S46 96 26 84 8 54 22 40 38 18 58 20z', amber) +
    path('M56 22C76 24 86 42 77 60S46 86 30 76 16 54 27 44 38 20 56 22z', gold) +
    path('M60 27C74 32 80 45 74 57 66 44 60 38 60 27z', red, 'opacity=".55"') +
    line('M56 22C55 16 56 12 58 8', brown, 5) +
    path('M60 14C68 4 84 4 94 12 84 22 70 22 60 14z', green),
  cherry:
    line('M34 62C34 40 44 22 62 12M68 68C68 44 66 26 62 12', brown, 5) +
    leaf +
    dot(32, 70, 22, wine) +
    dot(32, 68, 20, red) +
    dot(70, 76, 20, wine) +
    dot(70, 74, 18, red) +
    dot(25, 62, 5, '#ffb3b3') +
    dot(64, 68, 4, '#ffb3b3'),
  melon:
    path('M6 36H94C94 66 74 88 50 88S6 66 6 36z', pine) +
    path('M12 36H88C88 62 71 81 50 81S12 62 12 36z', white) +
    path('M18 36H82C82 58 68 74 50 74S18 58 18 36z', red) +
    both(path('M34 46l4 8h-8zM42 60l4 8h-8z', '#3a1420')) +
    path('M50 42l4 8h-8z', '#3a1420'),
  pineapple:
    both(path('M50 40C34 34 28 20 32 10 42 16 48 24 50 40z', green)) +
    path('M50 40C42 26 44 10 50 2 56 10 58 26 50 40z', pine) +
    oval(50, 66, 27, 31, amber) +
    oval(49, 65, 24, 28, gold) +
    line('M32 50L66 86M28 64L54 91M42 40L73 74M68 50L34 86M72 64L46 91M58 40L27 74', amber, 3),
  coconut:
    dot(50, 52, 42, brown) +
    dot(50, 52, 42, '#6d3c19') +
    path('M12 44C24 26 76 26 88 44 92 70 70 92 50 92S8 70 12 44z', brown) +
    oval(50, 46, 37, 24, white) +
    oval(50, 47, 29, 17, '#d8f0f7') +
    line('M58 44L78 6', red, 6),
  chili:
    path('M30 30C50 24 62 40 60 56S78 84 92 84C74 98 42 92 32 72 24 56 16 36 30 30z', wine) +
    path('M32 32C48 28 57 42 55 57S66 82 82 86C66 92 44 86 36 69 29 54 24 36 32 32z', red) +
    path('M16 36C20 22 38 18 50 32 40 30 30 40 16 36z', green) +
    line('M30 26C28 18 22 12 14 12', pine, 6),
  clover:
    line('M52 54C54 74 62 86 74 92', pine, 6) +
    ring(4, path('M50 48C34 44 26 28 34 20 42 14 50 20 50 26 50 20 58 14 66 20 74 28 66 44 50 48z', green), 50, 50) +
    ring(4, line('M50 44V32', pine, 3), 50, 50),
  marigold:
    ring(10, oval(50, 20, 13, 17, amber)) +
    ring(9, oval(50, 30, 11, 14, gold)) +
    ring(7, oval(50, 40, 8, 10, '#ff9f1c')) +
    dot(50, 50, 9, brown),
}
export const company = {
  lotus:
    both(path('M50 84C22 84 8 70 6 54 20 52 32 58 38 66zM50 84C28 74 18 54 22 32 38 38 48 52 50 68z', '#c9367f')) +
    path('M50 84C36 66 36 34 50 14 64 34 64 66 50 84z', pink) +
    line('M50 32V70', '#c9367f', 3),
  kite:
    path('M50 4L82 38 50 74 18 38z', '#5b4bd6') +
    path('M50 4L82 38H18z', '#8d7bff') +
    path('M50 38H82L50 74z', '#3c2fa8') +
    line('M50 74C42 82 60 86 52 96', gold, 4) +
    path('M38 84l10-4v9zM64 92l-10-5 1 9z', red),
  drum:
    path('M12 34H88L80 82Q50 96 20 82z', '#1f7a8c') +
    line('M16 42L32 84 50 44 68 84 84 42', gold, 5) +
    oval(50, 34, 38, 14, white) +
    oval(50, 34, 17, 6, brown) +
    line('M78 6L58 28', brown, 7) +
    dot(80, 6, 6, amber),
  mask:
    path('M8 30C30 22 70 22 92 30 94 58 82 74 66 72 58 70 54 62 50 62S42 70 34 72C18 74 6 58 8 30z', '#8b5cf6') +
    both(path('M20 44C28 36 40 40 42 50 34 56 22 54 20 44z', '#2c2140')) +
    both(path('M24 30C20 16 14 10 8 8 10 20 16 28 24 32z', '#12a5a0')) +
    path('M50 30C44 18 46 8 50 2 54 8 56 18 50 30z', gold) +
    dot(50, 36, 6, red),
  teapot:
    line('M74 44C94 40 94 70 72 68', '#0b6e8a', 7) +
    path('M30 50C20 46 16 34 6 34 10 50 16 66 30 70z', '#0b6e8a') +
    path('M24 44H78C86 70 76 86 64 88H38C26 86 16 70 24 44z', '#12a5a0') +
    oval(51, 44, 27, 8, '#0b6e8a') +
    path('M30 42C34 28 68 28 72 42z', '#12a5a0') +
    dot(51, 26, 6, gold) +
    ring(5, oval(51, 56, 4, 6, white), 51, 64) +
    dot(51, 64, 4, gold),
  app:
    box(26, 4, 48, 92, 10, '#2c2140') +
    box(31, 12, 38, 70, 4, '#4fb3f6') +
    path('M31 60L48 42 58 52 69 38V78a4 4 0 0 1-4 4H35a4 4 0 0 1-4-4z', '#2f6fe0') +
    dot(42, 28, 7, gold) +
    dot(50, 89, 4, white),
}
