import { expect } from 'vitest'

/** Fails with one line for each advice, instead of the difference between two lists. */
export function expectNoAdvice(advice: readonly string[]): void {
  if (advice.length > 0) expect.fail(['Something is missing:', ...advice].join('\n- '))
}
