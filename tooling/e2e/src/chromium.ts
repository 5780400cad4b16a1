import { chromiumArgs } from '@boardwalk/run/chromium-args'

/** How tests start Chromium: the machine's own one, where `CHROMIUM_PATH` names it. */
export const launchOptions = (more: readonly string[] = []) => ({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [...chromiumArgs, ...more],
})

/**
 * A game's frame in the process of the page, as on a phone with little memory. In a process of its own, Chromium 150
 * gives a simulated tap the wrong place.
 */
export const oneProcess = ['--disable-site-isolation-trials']
