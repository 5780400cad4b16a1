import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { onPath } from './on-path.mjs'
import { root } from './prepare.mjs'

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser']
/** Chromium without windows: no menus, tabs or extensions, and a third less processor time for each page. */
const shell = 'chromium-headless-shell'
const shells = [shell, 'chrome-headless-shell']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Where a browser is known to be, if anywhere: `CHROMIUM_PATH`, the system's, or Playwright's own. For configurations,
 * which are read also when no browser is needed.
 * @param {NodeJS.ProcessEnv} env
 */
export const knownChromium = (env) =>
  env.CHROMIUM_PATH || onPath(env, names) || places.find(existsSync) || ofPlaywright()

/**
 * Finds the browser for stories and end-to-end tests: an installed one, or Debian's package, which root may install.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string} absolute path
 */
export function findChromium(env) {
  if (env.CHROMIUM_PATH && !existsSync(env.CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which does not exist.`)
  const found = knownChromium(env) ?? fromDebian(env, 'chromium', names)
  if (found) return found
  throw new Error('No Chromium was found: install Chrome or Chromium, or set CHROMIUM_PATH to one.')
}

/**
 * Finds the headless shell for end-to-end tests: `HEADLESS_SHELL_PATH`, an installed one, or Debian's package, which root
 * may install. A machine without one uses `chromium`, as one whose owner has chosen the browser.
 * @param {NodeJS.ProcessEnv} env @param {string} chromium
 * @returns {string} absolute path
 */
export const findHeadlessShell = (env, chromium) =>
  env.HEADLESS_SHELL_PATH ||
  (env.CHROMIUM_PATH ? chromium : (onPath(env, shells) ?? fromDebian(env, shell, shells) ?? chromium))

function ofPlaywright() {
  const require = createRequire(path.join(root, 'tooling/e2e/package.json'))
  const file = require('@playwright/test').chromium.executablePath()
  return existsSync(file) ? file : undefined
}

/** @param {NodeJS.ProcessEnv} env @param {string} name of the package @param {readonly string[]} programs */
function fromDebian(env, name, programs) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  console.log(`Installing ${name} from Debian …`)
  const options = { stdio: /** @type {const} */ ('inherit'), env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-q'], options)
  spawnSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], options)
  return onPath(env, programs)
}
