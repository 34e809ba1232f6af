import * as React from 'react'

interface ReactInternals {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object
}

/*
 * React in development captures a stack trace for each of the first ten thousand elements of a second, and shows it only in
 * the developer tools. These traces take a tenth of the time of the screen tests. With this counter React captures none.
 */
Object.defineProperty(
  (React as unknown as ReactInternals).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => {}, configurable: true },
)
