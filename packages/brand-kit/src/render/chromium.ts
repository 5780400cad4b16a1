import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Draws a page of `width` × `height` CSS pixels into a PNG file; `base` is where its relative addresses start. */
export function drawPng(
  html: string,
  base: string,
  { width, height }: { width: number; height: number },
  target: string,
  browser: string,
): void {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-art-'))
  try {
    const page = join(folder, 'page.html')
    writeFileSync(page, `<!doctype html><meta charset="utf-8"><base href="file://${base}/">${html}`)
    const flags = [
      '--headless',
      '--no-sandbox',
      '--disable-background-networking',
      '--hide-scrollbars',
      '--force-device-scale-factor=1',
    ]
    const size = [`--window-size=${width},${height}`, '--default-background-color=00000000']
    execFileSync(
      browser,
      [...flags, ...size, `--user-data-dir=${folder}/profile`, `--screenshot=${target}`, `file://${page}`],
      {
        stdio: 'ignore',
      },
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
