import type { CountedDifference } from './difference.ts'
import { reads } from './reads.ts'
import type { WalkReport } from './walk.ts'

function formatDifference(difference: CountedDifference): string {
  const { operationId, address, query, pointer, expected, found, count } = difference
  const repetition = count > 1 ? ` (${count} times)` : ''
  return [
    `${operationId}  ${address}${query && `?${query}`}`,
    `  at ${pointer}${repetition}`,
    `  expected ${expected}`,
    `  found ${found}`,
  ].join('\n')
}

const listLines = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? `${title}\n${lines.map((line) => `  ${line}\n`).join('')}\n` : ''

/** Formats the results of a walk: the differences, what could not be read, and the figures in the last line. */
export function formatReport(report: WalkReport, requestCount: number): string {
  const { differences, reached, unreached, unchecked } = report
  const unreachedLines = [...unreached].map(([id, reason]) => `${id}: ${reason}`)
  const readCount = reached.filter((id) => id in reads).length
  return [
    ...differences.map((difference) => `${formatDifference(difference)}\n\n`),
    listLines('Not read:', unreachedLines),
    listLines('Orderings that the rows do not show:', unchecked),
    `${differences.length} differences; ${readCount} of ${Object.keys(reads).length} read operations, `,
    `${requestCount} requests\n`,
  ].join('')
}
