import { format, ucs2length } from '@cfworker/json-schema'
import type { JsonSchema } from './contract-types.ts'

/*
 * Compiles schemas to functions that only return whether a value is valid. Most values are valid, and the validator that
 * reports problems is slow. Only the keywords of the contract are supported; a schema with another keyword is always
 * validated by the slow validator.
 */

/** Whether a value is valid. */
export type IsValid = (value: unknown) => boolean

type Fields = Record<string, unknown>
type CompileKeyword = (argument: never, schema: JsonSchema, checks: FastValidators) => IsValid | undefined

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const always: IsValid = () => true

/** These keywords apply to one type only; values of other types are valid. */
const ofText =
  (passes: (text: string) => boolean): IsValid =>
  (value) =>
    typeof value !== 'string' || passes(value)
const ofNumber =
  (passes: (number: number) => boolean): IsValid =>
  (value) =>
    typeof value !== 'number' || passes(value)
const ofList =
  (passes: (list: unknown[]) => boolean): IsValid =>
  (value) =>
    !Array.isArray(value) || passes(value)
const ofObject =
  (passes: (fields: Fields) => boolean): IsValid =>
  (value) =>
    !isObject(value) || passes(value)

const types: Readonly<Record<string, IsValid>> = {
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: (value) => Array.isArray(value),
  object: isObject,
}

function typeCheck(wanted: string | readonly string[]): IsValid | undefined {
  const checks = [wanted].flat().map((type) => types[type])
  const [only] = checks
  if (checks.includes(undefined)) return undefined
  return checks.length === 1 ? only : (value) => checks.some((check) => check?.(value))
}

function enumCheck(values: readonly unknown[]): IsValid | undefined {
  if (values.some((value) => typeof value === 'object' && value !== null)) return undefined
  const known = new Set(values)
  return (value) => known.has(value)
}

function patternCheck(pattern: string): IsValid {
  const expression = new RegExp(pattern, 'u')
  return ofText((text) => expression.test(text))
}

function requiredCheck(names: readonly string[]): IsValid {
  return ofObject((fields) => names.every((name) => Object.hasOwn(fields, name)))
}

function dependentCheck(dependents: Readonly<Record<string, readonly string[]>>): IsValid {
  const rules = Object.entries(dependents)
  return ofObject((fields) =>
    rules.every(
      ([name, names]) => !Object.hasOwn(fields, name) || names.every((one) => Object.hasOwn(fields, one)),
    ),
  )
}

/** Checks `properties` and `additionalProperties` together. */
function fieldsCheck(schema: JsonSchema, checks: FastValidators): IsValid | undefined {
  const named = new Map<string, IsValid>()
  for (const [name, property] of Object.entries((schema.properties ?? {}) as Fields)) {
    const check = checks.compile(property)
    if (!check) return undefined
    named.set(name, check)
  }
  const other = checks.compile(schema.additionalProperties ?? true)
  if (!other) return undefined
  return ofObject((fields) => Object.keys(fields).every((name) => (named.get(name) ?? other)(fields[name])))
}

/** Supports `unevaluatedProperties: false` beside `properties` and `allOf` only. */
function unevaluatedCheck(allowed: unknown, schema: JsonSchema, checks: FastValidators): IsValid | undefined {
  const { unevaluatedProperties: _, ...rest } = schema
  const names = allowed === false && hasOnlyListedFields(rest) ? checks.listFieldNames(rest) : undefined
  return names && ofObject((fields) => Object.keys(fields).every((name) => names.has(name)))
}

const keywordCompilers: Readonly<Record<string, CompileKeyword>> = {
  type: typeCheck,
  enum: enumCheck,
  const: (value: unknown) => enumCheck([value]),
  pattern: patternCheck,
  required: requiredCheck,
  dependentRequired: dependentCheck,
  unevaluatedProperties: unevaluatedCheck,
  $ref: (reference: string, _, checks) => checks.resolve(reference),
  allOf: (parts: unknown[], _, checks) => {
    const all = checks.compileAll(parts)
    return all && ((value) => all.every((check) => check(value)))
  },
  anyOf: (parts: unknown[], _, checks) => {
    const all = checks.compileAll(parts)
    return all && ((value) => all.some((check) => check(value)))
  },
  oneOf: (parts: unknown[], _, checks) => {
    const all = checks.compileAll(parts)
    return all && ((value) => all.filter((check) => check(value)).length === 1)
  },
  properties: (_, schema, checks) => fieldsCheck(schema, checks),
  additionalProperties: (_, schema, checks) =>
    'properties' in schema ? always : fieldsCheck(schema, checks),
  minProperties: (least: number) => ofObject((fields) => Object.keys(fields).length >= least),
  maxProperties: (most: number) => ofObject((fields) => Object.keys(fields).length <= most),
  items: (schema: unknown, _, checks) => {
    const check = checks.compile(schema)
    return check && ofList((list) => list.every(check))
  },
  minItems: (least: number) => ofList((list) => list.length >= least),
  maxItems: (most: number) => ofList((list) => list.length <= most),
  minimum: (least: number) => ofNumber((number) => number >= least),
  maximum: (most: number) => ofNumber((number) => number <= most),
  minLength: (least: number) => ofText((text) => ucs2length(text) >= least),
  // A text never has more characters than UTF-16 units.
  maxLength: (most: number) => ofText((text) => text.length <= most || ucs2length(text) <= most),
  format: (name: string) => {
    const passes = format[name]
    return passes ? ofText(passes) : always
  },
}

/** Compiles schemas that refer to each other by name. */
export class FastValidators {
  readonly #schemas: Readonly<Record<string, JsonSchema>>
  /** Undefined: not supported. Null: compilation is in progress. */
  readonly #named = new Map<string, IsValid | undefined | null>()

  /** @param schemas the targets of `#/$defs/Name`. */
  constructor(schemas: Readonly<Record<string, JsonSchema>>) {
    this.#schemas = schemas
  }

  /** Compiles a schema; undefined if it has an unsupported keyword. */
  compile(schema: unknown): IsValid | undefined {
    if (schema === true) return always
    if (schema === false) return () => false
    if (!isObject(schema)) return undefined
    const keywords = Object.keys(schema)
    const checks = keywords.map((keyword) =>
      keywordCompilers[keyword]?.(schema[keyword] as never, schema, this),
    )
    const [first] = checks
    if (checks.includes(undefined)) return undefined
    return checks.length === 1 ? first : (value) => checks.every((check) => check?.(value))
  }

  compileAll(schemas: readonly unknown[]): IsValid[] | undefined {
    const checks = schemas.flatMap((schema) => this.compile(schema) ?? [])
    return checks.length === schemas.length ? checks : undefined
  }

  /** Compiles the target of a reference. */
  resolve(reference: string): IsValid | undefined {
    const name = reference.slice('#/$defs/'.length)
    const known = this.#named.get(name)
    // A recursive schema: its compilation is complete when a value is validated.
    if (known === null) return (value) => this.#named.get(name)?.(value) === true
    if (known || this.#named.has(name)) return known
    this.#named.set(name, null)
    const made = this.compile(this.#schemas[name])
    if (!made) this.#discardAfter(name)
    this.#named.set(name, made)
    return made
  }

  /** Discards later results, which may contain the unsupported schema. */
  #discardAfter(name: string): void {
    const names = [...this.#named.keys()]
    for (const later of names.slice(names.indexOf(name) + 1)) this.#named.delete(later)
  }

  /** Lists the fields of an object schema and its `allOf`; undefined if it may allow others. */
  listFieldNames(schema: JsonSchema): Set<string> | undefined {
    const names = new Set(Object.keys((schema.properties ?? {}) as Fields))
    for (const part of (schema.allOf ?? []) as JsonSchema[]) {
      const isReference = typeof part.$ref === 'string' && Object.keys(part).length === 1
      const target = isReference ? this.#schemas[(part.$ref as string).slice('#/$defs/'.length)] : part
      const inner = target && hasOnlyListedFields(target) ? this.listFieldNames(target) : undefined
      if (!inner) return undefined
      for (const name of inner) names.add(name)
    }
    return names
  }
}

/** Whether a schema declares fields only by `properties` and `allOf`. */
function hasOnlyListedFields(schema: JsonSchema): boolean {
  const known = new Set(['type', 'properties', 'required', 'allOf', 'dependentRequired'])
  const isClosed = schema.additionalProperties === undefined || schema.additionalProperties === false
  return isClosed && Object.keys(schema).every((key) => known.has(key) || key === 'additionalProperties')
}
