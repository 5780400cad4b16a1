import { knownChromium } from '@boardwalk/run/chromium'

const executablePath = knownChromium(process.env)

/** Text is drawn the same on every machine: grey edges, no hinting, one colour profile. */
const steady = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb']

export const launchOptions = {
  args: ['--no-sandbox', '--disable-background-networking', ...steady],
  ...(executablePath && { executablePath }),
}

/** Nothing on a page depends on where the machine stands. */
export const contextOptions = { timezoneId: 'UTC', locale: 'en-US', deviceScaleFactor: 1 }
