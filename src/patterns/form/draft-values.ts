import * as v from 'valibot'
import { parseStored } from '@/browser-storage'

/** The fields that no draft contains, because they hold a password or a code. */
export const secretFields: readonly string[] = ['password', 'repeat', 'code']

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether a value is a file that the user has chosen, or an item of a file field with such a file. */
const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (isRecord(value) && Object.values(value).some((entry) => entry instanceof Blob))

/** Whether the user has chosen a file in a form with these values. */
export const hasFiles = (value: unknown): boolean =>
  value instanceof Blob ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasFiles))

/** Converts the values of a form to JSON without passwords, codes and chosen files. */
export function serializeDraft(values: object): string {
  const entries = Object.entries(values).filter(([name]) => !secretFields.includes(name))
  return JSON.stringify(Object.fromEntries(entries), (_, value: unknown) => {
    if (Array.isArray(value)) return value.filter((item) => !holdsFile(item))
    return value instanceof Blob ? undefined : value
  })
}

const getKind = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value)

const hasSameKind = (left: unknown, right: unknown): boolean =>
  left === null || right === null || getKind(left) === getKind(right)

/** Returns the fields whose value has the wrong type. An invalid value of the right type, such as '', is not reported. */
function findMistypedFields(schema: v.GenericSchema<object, unknown>, values: object): unknown[] {
  const { issues = [] } = v.safeParse(schema, values)
  return issues.filter(({ kind }) => kind === 'schema').map(({ path }) => path?.[0].key)
}

/**
 * Converts a draft to the values of a form. The fields that a draft omits get their initial values. Returns undefined if the
 * draft has other fields or types than the form, because another version of the portal wrote the draft.
 */
export function parseDraft<Values extends object>(
  text: string,
  initialValues: Values,
  schema: v.GenericSchema<Values, unknown>,
): Values | undefined {
  const draft = parseStored(v.record(v.string(), v.unknown()), text)
  if (!draft) return undefined
  const initialEntries = new Map(Object.entries(initialValues))
  const hasSameShape = Object.entries(draft).every(
    ([name, value]) => initialEntries.has(name) && hasSameKind(value, initialEntries.get(name)),
  )
  const values: Values = { ...initialValues, ...draft }
  const initiallyMistyped = findMistypedFields(schema, initialValues)
  const isWellTyped = findMistypedFields(schema, values).every((name) => initiallyMistyped.includes(name))
  return hasSameShape && isWellTyped ? values : undefined
}
