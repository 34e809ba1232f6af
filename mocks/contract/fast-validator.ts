import { format, ucs2length } from '@cfworker/json-schema'
import type { JsonSchema } from './contract-types.ts'

/*
 * Nearly every value that is checked is valid, and the validator that says what is wrong takes its time to find
 * nothing. So a schema is made once into functions that only answer whether a value is valid. They know the keywords
 * that the contract uses; a schema with any other has no quick check, and goes to the validator each time.
 */

/** Whether a value is valid. */
export type IsValid = (value: unknown) => boolean

type Fields = Record<string, unknown>
type CompileKeyword = (argument: never, schema: JsonSchema, checks: FastValidators) => IsValid | undefined

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const always: IsValid = () => true

/** A limit that only holds for texts, for numbers, for lists or for objects. */
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

/** `properties` and `additionalProperties` are one check: what the first does not name is the second's. */
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

/** Only as the contract uses it: nothing but what the parts of an `allOf` name. */
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
  // A text is never longer in characters than in units.
  maxLength: (most: number) => ofText((text) => text.length <= most || ucs2length(text) <= most),
  format: (name: string) => {
    const passes = format[name]
    return passes ? ofText(passes) : always
  },
}

/** The quick checks of schemas that point at each other by name. */
export class FastValidators {
  readonly #schemas: Readonly<Record<string, JsonSchema>>
  /** Undefined: it has none. Null: it is being made. */
  readonly #named = new Map<string, IsValid | undefined | null>()

  /** @param schemas what a `$ref` of `#/$defs/Name` means. */
  constructor(schemas: Readonly<Record<string, JsonSchema>>) {
    this.#schemas = schemas
  }

  /** The quick check of a schema; undefined if it has a keyword that is not known here. */
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

  /** The quick check that a reference points at. */
  resolve(reference: string): IsValid | undefined {
    const name = reference.slice('#/$defs/'.length)
    const known = this.#named.get(name)
    // A schema within itself: by the time that a value is looked at, it is made.
    if (known === null) return (value) => this.#named.get(name)?.(value) === true
    if (known || this.#named.has(name)) return known
    this.#named.set(name, null)
    const made = this.compile(this.#schemas[name])
    if (!made) this.#discardAfter(name)
    this.#named.set(name, made)
    return made
  }

  /** What was made since may hold that which turned out to have no quick check. */
  #discardAfter(name: string): void {
    const names = [...this.#named.keys()]
    for (const later of names.slice(names.indexOf(name) + 1)) this.#named.delete(later)
  }

  /** The fields that an object schema names itself or through `allOf`; nothing if it may allow others. */
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

/** Whether a schema names fields in no other way than by `properties` and the parts of an `allOf`. */
function hasOnlyListedFields(schema: JsonSchema): boolean {
  const known = new Set(['type', 'properties', 'required', 'allOf', 'dependentRequired'])
  const isClosed = schema.additionalProperties === undefined || schema.additionalProperties === false
  return isClosed && Object.keys(schema).every((key) => known.has(key) || key === 'additionalProperties')
}
