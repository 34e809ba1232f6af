/*
 * Builds links of shared passes without the code of the portal, so that the tests do not depend on it. A unit test compares both
 * (`tests/domain/shared-passes.test.ts`).
 */

/** Returns the fragment of a link with the given version and data, and the checksum that fits. */
export function signPassData(version: string, data: unknown): string {
  const text = `${version}.${Buffer.from(JSON.stringify(data)).toString('base64url')}`
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return `${text}.${hash.toString(36).padStart(7, '0')}`
}

const countDays = (day: string) => (Date.parse(day) - Date.parse('2020-01-01')) / 86_400_000

interface LinkedPass {
  name: string
  /** The first and the last day. */
  days: readonly [from: string, to: string]
  /** The bits of the weekdays, Monday first. */
  weekdays?: number
}

/** Returns the address of a pass of the lot A-12 in 'Los Álamos', valid from 9 to 13, by default on all weekdays. */
export const buildPassAddress = ({ name, days: [from, to], weekdays = 127 }: LinkedPass): string => {
  const place = ['Los Álamos', 'A-12', '-34.4387,-58.6421']
  return `/pase#${signPassData('1', ['LA-7K3Q-9XZ2', name, countDays(from), countDays(to), weekdays, 540, 780, ...place])}`
}
