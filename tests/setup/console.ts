import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Anything on the console is a defect: React warnings, unhandled requests, contract violations. */
const levels = ['error', 'warn', 'log', 'info'] as const

beforeEach(() => {
  for (const level of levels) vi.spyOn(console, level)
})

afterEach(() => {
  const printed = levels.flatMap((level) =>
    vi.mocked(console[level]).mock.calls.map((call) => `${level}: ${call.join(' ')}`),
  )
  vi.restoreAllMocks()
  expect(printed, 'a test must leave the console silent').toEqual([])
})
