import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * Reads the report of vitest or Playwright. A report that is missing or empty counts as one failure: a crash must not
 * look like success.
 * @param {string} file
 * @returns {Counts}
 */
export function readCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const { passed, failed } = 'stats' in report ? ofPlaywright(report.stats) : ofVitest(report)
  return passed + failed === 0 ? { passed: 0, failed: 1 } : { passed, failed }
}

/** @param {{ numPassedTests: number, numFailedTests: number }} report @returns {Counts} */
const ofVitest = ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests })

/** A flaky test passed at its second try, which is a defect. @param {{ expected: number, unexpected: number, flaky: number }} stats @returns {Counts} */
const ofPlaywright = ({ expected, unexpected, flaky }) => ({ passed: expected, failed: unexpected + flaky })

/** @param {Counts[]} all @returns {Counts} */
export const sum = (all) =>
  all.reduce((total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }), {
    passed: 0,
    failed: 0,
  })
