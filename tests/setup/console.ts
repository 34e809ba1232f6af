import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * The methods of the console that make a test fail when they are called, because React warnings, unhandled requests and
 * contract violations are printed with them and are defects.
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
