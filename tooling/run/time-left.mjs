/** @typedef {import('./stages.mjs').Stage} Stage */

/** Estimates how long a run still takes: by the weights of its stages, at the speed that the run has had so far. */
export class TimeLeft {
  /** @type {Set<Stage>} */
  #left
  #all

  /** @param {readonly Stage[]} chosen */
  constructor(chosen) {
    this.#left = new Set(chosen)
    this.#all = weightOf(chosen)
  }

  /** @param {Stage} stage */
  done(stage) {
    this.#left.delete(stage)
  }

  /**
   * `null` while too little is done for an estimate. Stages that run at a time share the machine, so its speed counts all work.
   * @param {{ now: number, fractions: ReadonlyMap<Stage, number> }} at seconds since the start; part of each running
   * stage that is done
   * @returns {number | null} seconds
   */
  secondsLeft({ now, fractions }) {
    const left = [...this.#left].map((stage) => ({ weight: stage.weight * (1 - (fractions.get(stage) ?? 0)) }))
    const done = this.#all - weightOf(left)
    return done < this.#all / 10 ? null : Math.round((now / done) * weightOf(left))
  }
}

/** @param {readonly { weight: number }[]} all */
const weightOf = (all) => all.reduce((sum, { weight }) => sum + weight, 0)
