import { listAlternatives, listParts, listTypes, resolveSchema, type Schema } from './schema'

/** A place for a value in a body, and the schema of the value. */
export interface ValueLocation {
  /** The field names and indexes from the root to the value. */
  path: readonly string[]
  schema: Schema
  /** Whether the body has the value and is invalid without it. */
  isRequired: boolean
  /** Whether the value is inside an alternative (`oneOf`, `anyOf`). The validator may report an error of another one. */
  isInAlternative: boolean
}

/** Lists the locations that `schema` defines in `value`, including the fields that `value` lacks. */
export function listLocations(schema: Schema, value: unknown): ValueLocation[] {
  const isInAlternative = listParts(schema).some((part) => listAlternatives(part).length > 0)
  const root: ValueLocation = { path: [], schema: mergeParts(schema), isRequired: true, isInAlternative }
  return [root, ...listChildLocations(root, schema, value)]
}

/**
 * Merges all parts of a schema into one schema. If `null` is the only alternative to a schema, returns that schema and adds
 * `null` to its types.
 */
function mergeParts(schema: Schema): Schema {
  const merged = Object.assign({}, ...listParts(schema)) as Schema
  const alternatives = listAlternatives(merged).map(resolveSchema)
  const [alternative, ...otherAlternatives] = alternatives.filter(({ type }) => type !== 'null')
  if (!alternative || otherAlternatives.length > 0 || alternatives.length === 1) return merged
  return { ...mergeParts(alternative), type: [...listTypes(alternative), 'null'] }
}

function listChildLocations(parent: ValueLocation, schema: Schema, value: unknown): ValueLocation[] {
  return listParts(schema).flatMap((part) => {
    const alternatives = listAlternatives(part).map(resolveSchema)
    if (alternatives.length > 0) return listAlternativeLocations(parent, alternatives, value)
    if (Array.isArray(value)) return listItemLocations(parent, part, value)
    return listFieldLocations(parent, part, value)
  })
}

function listAlternativeLocations(
  parent: ValueLocation,
  alternatives: Schema[],
  value: unknown,
): ValueLocation[] {
  const matchingAlternative = alternatives.find((alternative) => canMatch(alternative, value))
  const isNullable = alternatives.length === 2 && alternatives.some(({ type }) => type === 'null')
  const location = { ...parent, isInAlternative: parent.isInAlternative || !isNullable }
  return matchingAlternative ? listChildLocations(location, matchingAlternative, value) : []
}

/** Whether a value may match an alternative. Checks only `null` and the required fields of objects. */
function canMatch(schema: Schema, value: unknown): boolean {
  if (value === null) return listTypes(schema).includes('null')
  if (typeof value !== 'object') return true
  return ((mergeParts(schema).required ?? []) as string[]).every((key) => key in value)
}

/** Lists only the locations in the first item of a list, because all items have the same schema. */
function listItemLocations(
  parent: ValueLocation,
  { items }: Schema,
  [firstItem]: unknown[],
): ValueLocation[] {
  if (!items || firstItem === undefined) return []
  const location: ValueLocation = {
    ...parent,
    path: [...parent.path, '0'],
    schema: mergeParts(items as Schema),
    isRequired: false,
  }
  return [location, ...listChildLocations(location, items as Schema, firstItem)]
}

function listFieldLocations(
  parent: ValueLocation,
  { properties = {}, required = [] }: Schema,
  value: unknown,
): ValueLocation[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(properties as Record<string, Schema>).flatMap(([key, schema]) => {
    const location: ValueLocation = {
      ...parent,
      path: [...parent.path, key],
      schema: mergeParts(schema),
      isRequired: key in value && (required as string[]).includes(key),
    }
    return [location, ...listChildLocations(location, schema, (value as Schema)[key])]
  })
}

/** Returns a copy of a value with `newValue` at a path. */
export function replaceAt(value: unknown, [key, ...rest]: readonly string[], newValue: unknown): unknown {
  if (key === undefined) return newValue
  if (Array.isArray(value)) return value.with(Number(key), replaceAt(value[Number(key)], rest, newValue))
  return { ...(value as object), [key]: replaceAt((value as Schema)[key], rest, newValue) }
}

/** Returns a copy of a value without the value at a path. */
export function removeAt(value: unknown, path: readonly string[]): unknown {
  const [key = '', ...rest] = path
  if (rest.length > 0) return replaceAt(value, [key], removeAt((value as Schema)[key], rest))
  const { [key]: _, ...otherFields } = value as Schema
  return otherFields
}
