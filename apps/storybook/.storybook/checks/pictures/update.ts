import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { loadBrands } from '@boardwalk/brand-kit/node'

/** Records the pictures anew: all of them, or those of the families, brands and themes that the words name. */
const words = process.argv.slice(2).map((word) => word.toLowerCase())
const all = loadBrands().map(({ brand }) => brand.id)
const chosen = <T extends string>(from: readonly T[]) => {
  const named = from.filter((one) => words.includes(one))
  return named.length > 0 ? named : from
}
const brands = chosen(all)
const themes = chosen(['light', 'dark'])
const families = words.filter((word) => ![...all, 'light', 'dark'].includes(word))
const kebab = (file: string) =>
  file
    .replace('.stories.tsx', '')
    .replaceAll(/(?<=.)(?=[A-Z])/g, '-')
    .toLowerCase()
const files = readdirSync('src/kitchen-sinks')
  .filter((file) => file.endsWith('.stories.tsx'))
  .filter((file) => families.length === 0 || families.some((family) => family.startsWith(kebab(file))))
if (files.length === 0) throw new Error(`No page of components is called ${families.join(' or ')}.`)

const projects = brands.flatMap((brand) => themes.map((theme) => `--project=${brand} ${theme}`))
const { status } = spawnSync('vitest', ['run', ...projects, ...files.map((file) => `kitchen-sinks/${file}`)], {
  stdio: 'inherit',
  env: { ...process.env, RECORD_PICTURES: 'true' },
})
process.exitCode = status ?? 1
