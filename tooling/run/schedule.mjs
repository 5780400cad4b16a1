/** @typedef {import('./stages.mjs').Stage} Stage */

/**
 * Hands out stages to two tracks. A track takes its stages in order; when it has none left it helps the other one,
 * from the end of that track's list, so that no core is idle while stages wait.
 */
export class Schedule {
  /** @type {Stage[]} */
  #waiting
  /** @type {Set<string>} */
  #open

  /** @param {readonly Stage[]} chosen */
  constructor(chosen) {
    this.#waiting = [...chosen]
    this.#open = new Set(chosen.map(({ name }) => name))
  }

  /** @param {Stage['track']} track @returns {Stage | undefined} `undefined`: nothing is left that may begin. */
  next(track) {
    const ready = this.#waiting.filter(({ needs }) => needs === undefined || !this.#open.has(needs))
    const stage = ready.find((one) => one.track === track) ?? ready.at(-1)
    if (stage) this.#waiting.splice(this.#waiting.indexOf(stage), 1)
    return stage
  }

  /** @param {Stage} stage */
  done(stage) {
    this.#open.delete(stage.name)
  }
}
