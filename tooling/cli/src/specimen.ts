import { mkdirSync } from 'node:fs'
import { findChromium } from '@boardwalk/run/chromium'
import { chosenBrands, readArguments } from './brand-arguments.ts'
import { clonePath } from './places.ts'
import { runCommand } from './refusal.ts'

const usage = `pnpm --filter @boardwalk/cli specimen [brand …]

  draws a page of each brand and theme into .cache/specimens`

/** `pnpm --filter @boardwalk/cli specimen [brand …]`: one picture per brand and theme, to look at. */
await runCommand(async () => {
  const target = clonePath('.cache/specimens')
  const folders = chosenBrands(readArguments(usage, 'any', {}).words)
  const browser = findChromium(process.env)
  // Loaded late, so that help and refusals are answered at once.
  const [{ loadBrand }, { drawSpecimens }] = await Promise.all([
    import('@boardwalk/brand-kit/node'),
    import('@boardwalk/brand-kit/render'),
  ])
  mkdirSync(target, { recursive: true })
  for (const folder of folders)
    for (const file of drawSpecimens(folder, loadBrand(folder), target, browser)) console.log(file)
  return 0
})
