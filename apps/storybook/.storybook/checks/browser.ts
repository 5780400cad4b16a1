import { knownChromium } from '@boardwalk/run/chromium'
import { chromiumArgs } from '@boardwalk/run/chromium-args'

const executablePath = knownChromium(process.env)

/** Text is drawn the same on every machine: grey edges, no hinting, one colour profile. */
const steady = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb']

export const launchOptions = {
  args: [...chromiumArgs, ...steady],
  ...(executablePath && { executablePath }),
}

/** No page depends on the machine's time zone or language. */
export const contextOptions = { timezoneId: 'UTC', locale: 'en-US', deviceScaleFactor: 1 }
