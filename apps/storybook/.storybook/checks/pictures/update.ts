import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { loadBrands } from '@boardwalk/brand-kit/node'
import { chosenPictures, pageOf } from './chosen-pictures.ts'

/** Records the pictures again: all of them, or those of the pages, brands and themes that the words name. */
const words = process.argv.slice(2).map((word) => word.toLowerCase())
const folder = 'src/kitchen-sinks'
const files = readdirSync(folder).filter((file) => file.endsWith('.stories.tsx'))
const pageIn = (file: string) => pageOf(file, readFileSync(`${folder}/${file}`, 'utf8'))
try {
  process.exitCode = record()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function record(): number {
  const there = { brands: loadBrands().map(({ brand }) => brand.id), pages: files.map(pageIn) }
  const { brands, themes, pages } = chosenPictures(words, there)
  const projects = brands.flatMap((brand) => themes.map((theme) => `--project=${brand} ${theme}`))
  const stories = files.filter((file) => pages.includes(pageIn(file).page)).map((file) => `kitchen-sinks/${file}`)
  const { status } = spawnSync('vitest', ['run', ...projects, ...stories], {
    stdio: 'inherit',
    env: { ...process.env, TEST_MATRIX: 'full', RECORD_PICTURES: 'true' },
  })
  return status ?? 1
}
