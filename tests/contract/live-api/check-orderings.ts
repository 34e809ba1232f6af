import { findPage, findQuerySchema, type ListCall, readPath } from './list-call.ts'
import type { Row } from './reads.ts'

/** Orderings by a field that has another name in the row. */
const fieldPaths: Readonly<Record<string, readonly string[]>> = {
  guest_type: ['guest_type', 'code'],
  company_name: ['company', 'name'],
  person_full_name: ['person', 'full_name'],
}
/** The values of these fields are codes, which may be ordered by their names. So only equal values have to stand together. */
const groupFields = new Set(['status', 'guest_type', 'documents_verified_flag', 'color', 'brand', 'model'])
/** Rows without a value of these fields come last in both directions. */
const emptyLastFields = new Set(['checkout_datetime'])

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text)
const collator = new Intl.Collator('es', { sensitivity: 'base' })
const numericCollator = new Intl.Collator('es', { sensitivity: 'base', numeric: true })
const compareCodes = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Whether `a` comes after `b` in every usual collation. The contract does not state the collation of texts. */
function isAfter(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return a > b
  const [first, second] = [String(a), String(b)]
  if (isInstant(first) && isInstant(second)) return Date.parse(first) > Date.parse(second)
  return [collator.compare, numericCollator.compare, compareCodes].every(
    (compare) => compare(first, second) > 0,
  )
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** Returns the index of the first row that breaks an ordering; undefined if all rows are in order. */
export function findDisorder(values: readonly unknown[], ordering: string): number | undefined {
  const [field, isReversed] = [ordering.replace(/^-/, ''), ordering.startsWith('-')]
  if (emptyLastFields.has(field)) {
    const index = values.findIndex((value, at) => at > 0 && !isEmpty(value) && isEmpty(values[at - 1]))
    if (index >= 0) return index
  }
  if (groupFields.has(field)) {
    const index = values.findIndex(
      (value, at) => at > 0 && value !== values[at - 1] && values.indexOf(value) < at,
    )
    return index >= 0 ? index : undefined
  }
  const filled = values.map((value, at) => ({ value, at })).filter(({ value }) => !isEmpty(value))
  const wrong = filled.find(({ value }, index) => {
    const previous = filled[index - 1]
    if (!previous) return false
    return isReversed ? isAfter(value, previous.value) : isAfter(previous.value, value)
  })
  return wrong?.at
}

function findFieldPath(rows: readonly Row[], field: string): readonly string[] | undefined {
  const path = fieldPaths[field] ?? field.split('__')
  const isScalar = (value: unknown) => value !== undefined && (value === null || typeof value !== 'object')
  return rows.length > 0 && rows.every((row) => isScalar(readPath(row, path))) ? path : undefined
}

/** Checks each ordering of a list by the values of its rows. Returns the orderings whose field the rows lack. */
export async function checkOrderings(list: ListCall): Promise<string[]> {
  const { operation, page, query } = list
  const schema = findQuerySchema(operation, 'ordering')
  if (!schema || page.count < 2) return []
  const unchecked: string[] = []
  const orderings = [undefined, ...(schema.enum as string[])]
  for (const ordering of orderings) {
    const effective = ordering ?? (schema.default as string)
    const path = findFieldPath(page.results, effective.replace(/^-/, ''))
    if (path)
      await checkOrdering(list, effective, path, ordering === undefined ? query : { ...query, ordering })
    else if (ordering) unchecked.push(ordering)
  }
  if (findQuerySchema(operation, 'sort')) await checkSort(list, schema.default as string)
  return unchecked
}

async function checkOrdering(
  { call, report }: ListCall,
  ordering: string,
  path: readonly string[],
  query: ListCall['query'],
): Promise<void> {
  const page = findPage(await call(query))
  if (!page) return
  const index = findDisorder(
    page.results.map((row) => readPath(row, path)),
    ordering,
  )
  if (index === undefined) return
  const text = 'ordering' in query ? `ordering=${ordering}` : ''
  const suffix = text === '' ? ' by default' : ''
  report(text, {
    pointer: `/results/${index}/${path.join('/')}`,
    expected: `rows ordered by ${ordering}${suffix}`,
    found: 'a row out of order',
  })
}

/** `sort=desc` reverses the order of `ordering`. */
async function checkSort(list: ListCall, ordering: string): Promise<void> {
  const path = findFieldPath(list.page.results, ordering)
  if (!path) return
  const page = findPage(await list.call({ ...list.query, ordering, sort: 'desc' }))
  const index =
    page &&
    findDisorder(
      page.results.map((row) => readPath(row, path)),
      `-${ordering}`,
    )
  if (index !== undefined)
    list.report(`ordering=${ordering}&sort=desc`, {
      pointer: `/results/${index}/${path.join('/')}`,
      expected: `rows ordered by -${ordering}`,
      found: 'a row out of order',
    })
}
