import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * These methods of the console print React warnings, unhandled requests and contract violations. All of these are defects, so
 * a test fails if one of the methods is called.
 */
const levels = ['error', 'warn', 'log', 'info'] as const

beforeEach(() => {
  for (const level of levels) vi.spyOn(console, level)
})

afterEach(() => {
  const printedLines = levels.flatMap((level) =>
    vi.mocked(console[level]).mock.calls.map((call) => `${level}: ${call.join(' ')}`),
  )
  vi.restoreAllMocks()
  expect(printedLines, 'a test must leave the console silent').toEqual([])
})
