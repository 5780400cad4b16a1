import { chromiumArgs } from '@boardwalk/run/chromium-args'

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH } = process.env
const executablePath = HEADLESS_SHELL_PATH || CHROMIUM_PATH

/** How tests start Chromium: the machine's own one, where the environment names it. */
export const launchOptions = (more: readonly string[] = []) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [...chromiumArgs, ...more],
})

/**
 * A game's frame in the process of the page, as on a phone with little memory. In a process of its own, Chromium 150
 * gives a simulated tap the wrong place.
 */
export const oneProcess = ['--disable-site-isolation-trials']
