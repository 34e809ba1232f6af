import { expect } from 'vitest'

/**
 * Fails if `advice` is not empty. Each piece of advice says what to add or correct, and is one line of the failure message;
 * `toEqual([])` would print the difference between two lists instead.
 */
export function expectNoAdvice(advice: readonly string[]): void {
  if (advice.length > 0) expect.fail(['Something is missing:', ...advice].join('\n- '))
}
