import { listAlternatives, listParts, listTypes, resolveSchema, type Schema } from './schema'

/** Somewhere in a body: what its schema says of it. */
export interface ValueLocation {
  at: readonly string[]
  schema: Schema
  /** Whether it may not be left out. */
  isRequired: boolean
  /** Whether it lies in one of several alternatives: what is wrong there may be told of another one. */
  isInAlternative: boolean
}

/** Every place of a value that its schema knows, also those that the value leaves empty. */
export function listLocations(schema: Schema, value: unknown): ValueLocation[] {
  const isInAlternative = listParts(schema).some((part) => listAlternatives(part).length > 0)
  const root: ValueLocation = { at: [], schema: asOne(schema), isRequired: true, isInAlternative }
  return [root, ...placesBelow(root, schema, value)]
}

/** The words of all parts of a schema in one; what may be null is what it may be else, too. */
function asOne(schema: Schema): Schema {
  const whole = Object.assign({}, ...listParts(schema)) as Schema
  const alternatives = listAlternatives(whole).map(resolveSchema)
  const [other, ...more] = alternatives.filter(({ type }) => type !== 'null')
  if (!other || more.length > 0 || alternatives.length === 1) return whole
  return { ...asOne(other), type: [...listTypes(other), 'null'] }
}

function placesBelow(parent: ValueLocation, schema: Schema, value: unknown): ValueLocation[] {
  return listParts(schema).flatMap((part) => {
    const alternatives = listAlternatives(part).map(resolveSchema)
    if (alternatives.length > 0) return placesOfAlternatives(parent, alternatives, value)
    if (Array.isArray(value)) return placesOfItems(parent, part, value)
    return placesOfFields(parent, part, value)
  })
}

function placesOfAlternatives(
  parent: ValueLocation,
  alternatives: Schema[],
  value: unknown,
): ValueLocation[] {
  const fitting = alternatives.find((one) => mayBe(one, value))
  const isNullable = alternatives.length === 2 && alternatives.some(({ type }) => type === 'null')
  const place = { ...parent, isInAlternative: parent.isInAlternative || !isNullable }
  return fitting ? placesBelow(place, fitting, value) : []
}

function mayBe(schema: Schema, value: unknown): boolean {
  if (value === null) return listTypes(schema).includes('null')
  if (typeof value !== 'object') return true
  return ((asOne(schema).required ?? []) as string[]).every((key) => key in value)
}

/** One item speaks for all of them. */
function placesOfItems(parent: ValueLocation, { items }: Schema, [first]: unknown[]): ValueLocation[] {
  if (!items || first === undefined) return []
  const place: ValueLocation = {
    ...parent,
    at: [...parent.at, '0'],
    schema: asOne(items as Schema),
    isRequired: false,
  }
  return [place, ...placesBelow(place, items as Schema, first)]
}

function placesOfFields(
  parent: ValueLocation,
  { properties = {}, required = [] }: Schema,
  value: unknown,
): ValueLocation[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(properties as Record<string, Schema>).flatMap(([key, schema]) => {
    const place: ValueLocation = {
      ...parent,
      at: [...parent.at, key],
      schema: asOne(schema),
      isRequired: key in value && (required as string[]).includes(key),
    }
    return [place, ...placesBelow(place, schema, (value as Schema)[key])]
  })
}

/** The value with another one at a place. */
export function replaceAt(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other
  if (Array.isArray(value)) return value.with(Number(key), replaceAt(value[Number(key)], rest, other))
  return { ...(value as object), [key]: replaceAt((value as Schema)[key], rest, other) }
}

/** The value without what is at a place. */
export function removeAt(value: unknown, at: readonly string[]): unknown {
  const [key = '', ...rest] = at
  if (rest.length > 0) return replaceAt(value, [key], removeAt((value as Schema)[key], rest))
  const { [key]: _, ...others } = value as Schema
  return others
}
