/** A place where a response differs from the contract. */
export interface Difference {
  operationId: string
  /** The method and the path template of the operation, such as `GET /fapi/authorization/{id}/`. */
  address: string
  /** The query of the call, without the values of filters. */
  query: string
  /** A JSON pointer into the body; or `status`, `headers/Content-Type`, `body` or `connection`. */
  pointer: string
  expected: string
  found: string
}

/** A place of a response that differs, before it belongs to a call. */
export type Finding = Pick<Difference, 'pointer' | 'expected' | 'found'>

/** Differences of the same kind at the same place of several rows and calls. `count` is their number. */
export type CountedDifference = Difference & { count: number }

const withoutIndexes = (pointer: string) => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')

/** Joins the differences that differ only in the row or the call. Keeps the first of them. */
export function joinDifferences(differences: readonly Difference[]): CountedDifference[] {
  const byKey = new Map<string, CountedDifference>()
  for (const difference of differences) {
    const { operationId, pointer, expected } = difference
    const key = JSON.stringify([operationId, withoutIndexes(pointer), expected])
    const joined = byKey.get(key)
    if (joined) joined.count += 1
    else byKey.set(key, { ...difference, count: 1 })
  }
  return [...byKey.values()]
}
