import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Not the build's own notes, which are in a hidden folder. */
const isText = /^[^.].*\.(?:js|css|svg|json|webmanifest|txt|xml)$/

/** Writes `.br` and `.gz` beside every text file of the client build, once, and prints the largest brotli sizes. */
export function compressed(): Plugin {
  return {
    name: 'boardwalk:compressed',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle({ dir }) {
      if (dir === undefined) return
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => isText.test(name))
      report(files.map((name) => ({ name, bytes: compressFile(join(dir, name)) })))
    },
  }
}

function compressFile(file: string): number {
  const content = readFileSync(file)
  const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })
  writeFileSync(`${file}.br`, brotli)
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  return brotli.length
}

function report(files: { name: string; bytes: number }[]): void {
  const largest = files.toSorted((a, b) => b.bytes - a.bytes).slice(0, 8)
  for (const { name, bytes } of largest) console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB br  ${name}`)
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(`${(total / 1000).toFixed(1).padStart(8)} kB br  all ${files.length} files`)
}
