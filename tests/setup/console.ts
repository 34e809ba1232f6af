import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test fails if it calls one of these methods: React warnings, unhandled requests and contract violations are defects. */
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
