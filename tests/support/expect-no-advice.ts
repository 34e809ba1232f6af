import { expect } from 'vitest'

/**
 * Fails if there is advice. The message has one line for each piece of advice, instead of the difference between two
 * lists.
 */
export function expectNoAdvice(advice: readonly string[]): void {
  if (advice.length > 0) expect.fail(['Something is missing:', ...advice].join('\n- '))
}
