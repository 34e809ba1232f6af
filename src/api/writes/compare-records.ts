const normalizeText = (text: string): string => text.trim().replace(/\s+/g, ' ').toLocaleUpperCase('es')

/** Texts are compared without case and extra spaces, because the backend stores names and plates in capitals. */
const normalizeValue = (value: unknown): unknown =>
  typeof value === 'string' ? normalizeText(value) || null : (value ?? null)

const isSimple = (value: unknown): boolean => typeof value !== 'object' || value === null

/**
 * Whether a record has the content that a write sent. Compares only the fields that both have, and no lists and objects;
 * callers compare those. Absent, null and blank values are equal.
 */
export const hasContent = (record: object, content: object): boolean => {
  const fields = new Map<string, unknown>(Object.entries(record))
  return Object.entries(content).every(
    ([name, value]) =>
      !fields.has(name) || !isSimple(value) || normalizeValue(fields.get(name)) === normalizeValue(value),
  )
}

/** Whether two lists have the same ids, in any order. A repeated id counts once. */
export const hasSameIds = (left: readonly number[], right: readonly number[]): boolean => {
  const [leftIds, rightIds] = [new Set(left), new Set(right)]
  return leftIds.size === rightIds.size && [...leftIds].every((id) => rightIds.has(id))
}

/** Returns the newest record, which has the highest id. */
export const findNewest = <Row extends { id: number }>(records: readonly Row[]): Row | undefined =>
  records.reduce<Row | undefined>(
    (newest, record) => (newest && newest.id > record.id ? newest : record),
    undefined,
  )
