import './no-element-tasks.ts'
import * as React from 'react'

/**
 * React records, for each of ten thousand elements a second, the stack of the call that created it, so that a warning
 * can name it. That is a tenth of a test's time; a failed test names its component without it.
 */
const internals: object | undefined = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
const limit = 10_000
if (internals && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => limit, set: () => undefined })
}
