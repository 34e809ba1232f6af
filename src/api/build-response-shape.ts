import type { Shape } from './response-shape'

/** The parts of a JSON Schema from which `buildShape` derives a shape. */
export interface ResponseSchema {
  $ref?: string
  type?: string | string[]
  required?: string[]
  properties?: Record<string, ResponseSchema>
  items?: ResponseSchema
  allOf?: ResponseSchema[]
  oneOf?: ResponseSchema[]
}

/** Returns the schema to which a `$ref` of the contract points. */
export type Resolve = (reference: string) => ResponseSchema

const kindLetters: Readonly<Record<string, string>> = {
  string: 's',
  number: 'n',
  integer: 'n',
  boolean: 'b',
  object: 'o',
  array: 'l',
  null: '0',
}

/** The levels of objects whose keys are checked: the body, the rows of a list, and the objects in a row. */
const checkedLevels = 3

/** Resolves `$ref`, and merges the parts of `allOf` into one schema of an object. */
function flatten(schema: ResponseSchema, resolve: Resolve): ResponseSchema {
  if (schema.$ref) return flatten(resolve(schema.$ref), resolve)
  if (!schema.allOf) return schema
  const parts = [{ ...schema, allOf: undefined }, ...schema.allOf].map((part) => flatten(part, resolve))
  return {
    type: 'object',
    required: parts.flatMap(({ required }) => required ?? []),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
  }
}

function listKinds(schema: ResponseSchema, resolve: Resolve): string {
  const { type, oneOf } = flatten(schema, resolve)
  const letters = oneOf
    ? oneOf.flatMap((choice) => [...listKinds(choice, resolve)])
    : [type ?? []].flat().map((name) => kindLetters[name])
  if (letters.length === 0)
    throw new Error(`A response has a schema without a type: ${JSON.stringify(schema)}`)
  return [...new Set(letters)].join('')
}

/**
 * Builds the shape of a schema. The keys of an object that may be null, and of an object below `levels`, are not checked.
 * Optional keys are not checked either.
 */
export function buildShape(schema: ResponseSchema, resolve: Resolve, levels = checkedLevels): Shape {
  const { required = [], properties = {}, items } = flatten(schema, resolve)
  const kinds = listKinds(schema, resolve)
  if (kinds === 'l' && items && levels > 0) return [buildShape(items, resolve, levels)]
  if (kinds !== 'o' || levels === 0) return kinds
  return Object.fromEntries(
    required.map((key) => [key, buildShape(properties[key] ?? {}, resolve, levels - 1)]),
  )
}
