import { findChromium } from '@boardwalk/run/chromium'
import { wordsOf } from './new/brand-files.ts'
import { readFlags, usage } from './new/flags.ts'
import { install } from './new/install.ts'
import { logoIn } from './new/logo-words.ts'
import { makeBrand } from './new/make-brand.ts'
import { ask } from './new/questions.ts'
import { spokenIn } from './new/spoken.ts'
import { readTaken } from './new/taken.ts'
import { toWishes } from './new/wishes.ts'
import { root } from './places.ts'
import { runCommand } from './refusal.ts'

/** `pnpm brand:new`: a storefront from one colour. */
await runCommand(async () => {
  const startedAt = Date.now()
  const { given, isSilent, wantsHelp } = readFlags(process.argv.slice(2))
  if (wantsHelp) {
    console.log(usage)
    return 0
  }
  const taken = readTaken(root)
  const isAsking = !isSilent && process.stdin.isTTY === true
  const wishes = toWishes(
    isAsking ? await ask(given, taken, { input: process.stdin, output: process.stdout }) : given,
    taken,
  )
  // Before anything is written: without it there are no icons.
  const browser = findChromium(process.env)
  const year = new Date().getFullYear()
  const made = await makeBrand(wishes, { root, browser, install, say: (line) => console.log(line), year })
  const { inEnglish } = wordsOf(wishes)
  const { shape, density, type, motif, home } = wishes.character
  console.log(
    [
      '',
      `${wishes.name} is made, in ${((Date.now() - startedAt) / 1000).toFixed(1)} s:`,
      ...made.map((path) => `  ${path}`),
      '',
      `  ${shape} shapes, ${density} spacing, ${type} type, motif ${motif}, home starts with ${home}`,
      `  time zone ${wishes.timeZone}`,
      ...logoIn(wishes).map((line) => `  ${line}`),
      ...spokenIn(wishes).map((line) => `  ${line}`),
      '',
      ...(inEnglish.length > 0
        ? [`  Tagline and description are still in English for: ${inEnglish.join(', ')}.`, '']
        : []),
      `  npm start                       then http://127.0.0.1:${wishes.port} or http://${wishes.host}:4000`,
      `  pnpm brand:check ${wishes.id.padEnd(15)}  whether everything is in place`,
      `  pnpm visual:update ${wishes.id.padEnd(13)}  pictures that later changes are compared with`,
      '',
    ].join('\n'),
  )
  return 0
})
