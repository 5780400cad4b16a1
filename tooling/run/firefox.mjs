import { onPath } from './on-path.mjs'

const names = ['firefox-esr', 'firefox']

/**
 * Where a Firefox as its maker ships it is, if anywhere: `FIREFOX_PATH` or the system's. It is never installed: the
 * journeys that it repeats are left out without one.
 * @param {NodeJS.ProcessEnv} env
 */
export const knownFirefox = (env) => env.FIREFOX_PATH || onPath(env, names)
