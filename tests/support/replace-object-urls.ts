import { afterTest } from './after-test'

/** Replaces the functions for object URLs until the end of the running test. */
export function replaceObjectUrls(
  functions: Partial<Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>>,
): void {
  const { createObjectURL, revokeObjectURL } = URL
  Object.assign(URL, functions)
  afterTest(() => Object.assign(URL, { createObjectURL, revokeObjectURL }))
}
