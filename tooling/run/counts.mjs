import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * Reads the report of vitest or Playwright. A run that failed without naming a failed test counts as one failure, and
 * so does a report that is missing: a crash must not look like success.
 * @param {string} file @param {number} exitCode
 * @returns {Counts}
 */
export function readCounts(file, exitCode) {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const { passed, failed } = 'stats' in report ? ofPlaywright(report.stats) : ofVitest(report)
  const isEmpty = passed + failed === 0
  return { passed, failed: failed === 0 && (exitCode !== 0 || isEmpty) ? 1 : failed }
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
