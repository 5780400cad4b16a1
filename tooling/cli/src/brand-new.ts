import { findChromium } from '@boardwalk/run/chromium'
import { wordsOf } from './new/brand-files.ts'
import { toBrandOptions } from './new/brand-options.ts'
import { readFlags, usage } from './new/flags.ts'
import { install } from './new/install.ts'
import { logoIn } from './new/logo-words.ts'
import { makeBrand } from './new/make-brand.ts'
import { ask } from './new/questions.ts'
import { spokenIn } from './new/spoken.ts'
import { readTaken } from './new/taken.ts'
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
  const asked = toBrandOptions(
    isAsking ? await ask(given, taken, { input: process.stdin, output: process.stdout }) : given,
    taken,
  )
  // Before anything is written: without it there are no icons.
  const browser = findChromium(process.env)
  const year = new Date().getFullYear()
  const made = await makeBrand(asked, { root, browser, install, say: (line) => console.log(line), year })
  const { inEnglish } = wordsOf(asked)
  const { shape, density, type, motif, home } = asked.character
  console.log(
    [
      '',
      `${asked.name} is made, in ${((Date.now() - startedAt) / 1000).toFixed(1)} s:`,
      ...made.map((path) => `  ${path}`),
      '',
      `  ${shape} shapes, ${density} spacing, ${type} type, motif ${motif}, home starts with ${home}`,
      `  time zone ${asked.timeZone}`,
      ...logoIn(asked).map((line) => `  ${line}`),
      ...spokenIn(asked).map((line) => `  ${line}`),
      '',
      ...(inEnglish.length > 0
        ? [`  Tagline and description are still in English for: ${inEnglish.join(', ')}.`, '']
        : []),
      `  npm start                       then http://127.0.0.1:${asked.port} or http://${asked.host}:4000`,
      `  pnpm brand:check ${asked.id.padEnd(15)}  whether everything is in place`,
      `  pnpm visual:update ${asked.id.padEnd(13)}  pictures that later changes are compared with`,
      '',
    ].join('\n'),
  )
  return 0
})
