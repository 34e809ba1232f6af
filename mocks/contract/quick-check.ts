import { format, ucs2length } from '@cfworker/json-schema'
import type { JsonSchema } from './contract-shape.ts'

/*
 * Nearly every value that is checked is valid, and the validator that says what is wrong takes its time to find
 * nothing. So a schema is made once into functions that only answer whether a value is valid. They know the keywords
 * that the contract uses; a schema with any other has no quick check, and goes to the validator each time.
 */

/** Whether a value is valid. */
export type Check = (value: unknown) => boolean

type Fields = Record<string, unknown>
type Make = (argument: never, schema: JsonSchema, checks: QuickChecks) => Check | undefined

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const always: Check = () => true

/** A limit that only holds for texts, for numbers, for lists or for objects. */
const ofText =
  (passes: (text: string) => boolean): Check =>
  (value) =>
    typeof value !== 'string' || passes(value)
const ofNumber =
  (passes: (number: number) => boolean): Check =>
  (value) =>
    typeof value !== 'number' || passes(value)
const ofList =
  (passes: (list: unknown[]) => boolean): Check =>
  (value) =>
    !Array.isArray(value) || passes(value)
const ofObject =
  (passes: (fields: Fields) => boolean): Check =>
  (value) =>
    !isObject(value) || passes(value)

const types: Readonly<Record<string, Check>> = {
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: (value) => Array.isArray(value),
  object: isObject,
}

function typeCheck(wanted: string | readonly string[]): Check | undefined {
  const checks = [wanted].flat().map((type) => types[type])
  const [only] = checks
  if (checks.includes(undefined)) return undefined
  return checks.length === 1 ? only : (value) => checks.some((check) => check?.(value))
}

function enumCheck(values: readonly unknown[]): Check | undefined {
  if (values.some((value) => typeof value === 'object' && value !== null)) return undefined
  const known = new Set(values)
  return (value) => known.has(value)
}

function patternCheck(pattern: string): Check {
  const expression = new RegExp(pattern, 'u')
  return ofText((text) => expression.test(text))
}

function requiredCheck(names: readonly string[]): Check {
  return ofObject((fields) => names.every((name) => Object.hasOwn(fields, name)))
}

function dependentCheck(dependents: Readonly<Record<string, readonly string[]>>): Check {
  const rules = Object.entries(dependents)
  return ofObject((fields) =>
    rules.every(
      ([name, names]) => !Object.hasOwn(fields, name) || names.every((one) => Object.hasOwn(fields, one)),
    ),
  )
}

/** `properties` and `additionalProperties` are one check: what the first does not name is the second's. */
function fieldsCheck(schema: JsonSchema, checks: QuickChecks): Check | undefined {
  const named = new Map<string, Check>()
  for (const [name, property] of Object.entries((schema.properties ?? {}) as Fields)) {
    const check = checks.of(property)
    if (!check) return undefined
    named.set(name, check)
  }
  const other = checks.of(schema.additionalProperties ?? true)
  if (!other) return undefined
  return ofObject((fields) => Object.keys(fields).every((name) => (named.get(name) ?? other)(fields[name])))
}

/** Only as the contract uses it: nothing but what the parts of an `allOf` name. */
function unevaluatedCheck(allowed: unknown, schema: JsonSchema, checks: QuickChecks): Check | undefined {
  const { unevaluatedProperties: _, ...rest } = schema
  const names = allowed === false && isPlain(rest) ? checks.namesIn(rest) : undefined
  return names && ofObject((fields) => Object.keys(fields).every((name) => names.has(name)))
}

const makers: Readonly<Record<string, Make>> = {
  type: typeCheck,
  enum: enumCheck,
  const: (value: unknown) => enumCheck([value]),
  pattern: patternCheck,
  required: requiredCheck,
  dependentRequired: dependentCheck,
  unevaluatedProperties: unevaluatedCheck,
  $ref: (reference: string, _, checks) => checks.named(reference),
  allOf: (parts: unknown[], _, checks) => {
    const all = checks.ofEach(parts)
    return all && ((value) => all.every((check) => check(value)))
  },
  anyOf: (parts: unknown[], _, checks) => {
    const all = checks.ofEach(parts)
    return all && ((value) => all.some((check) => check(value)))
  },
  oneOf: (parts: unknown[], _, checks) => {
    const all = checks.ofEach(parts)
    return all && ((value) => all.filter((check) => check(value)).length === 1)
  },
  properties: (_, schema, checks) => fieldsCheck(schema, checks),
  additionalProperties: (_, schema, checks) =>
    'properties' in schema ? always : fieldsCheck(schema, checks),
  minProperties: (least: number) => ofObject((fields) => Object.keys(fields).length >= least),
  maxProperties: (most: number) => ofObject((fields) => Object.keys(fields).length <= most),
  items: (schema: unknown, _, checks) => {
    const check = checks.of(schema)
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
export class QuickChecks {
  readonly #schemas: Readonly<Record<string, JsonSchema>>
  /** Undefined: it has none. Null: it is being made. */
  readonly #named = new Map<string, Check | undefined | null>()

  /** @param schemas what a `$ref` of `#/$defs/Name` means. */
  constructor(schemas: Readonly<Record<string, JsonSchema>>) {
    this.#schemas = schemas
  }

  /** The quick check of a schema; undefined if it has a keyword that is not known here. */
  of(schema: unknown): Check | undefined {
    if (schema === true) return always
    if (schema === false) return () => false
    if (!isObject(schema)) return undefined
    const keywords = Object.keys(schema)
    const checks = keywords.map((keyword) => makers[keyword]?.(schema[keyword] as never, schema, this))
    const [first] = checks
    if (checks.includes(undefined)) return undefined
    return checks.length === 1 ? first : (value) => checks.every((check) => check?.(value))
  }

  ofEach(schemas: readonly unknown[]): Check[] | undefined {
    const checks = schemas.flatMap((schema) => this.of(schema) ?? [])
    return checks.length === schemas.length ? checks : undefined
  }

  /** The quick check that a reference points at. */
  named(reference: string): Check | undefined {
    const name = reference.slice('#/$defs/'.length)
    const known = this.#named.get(name)
    // A schema within itself: by the time that a value is looked at, it is made.
    if (known === null) return (value) => this.#named.get(name)?.(value) === true
    if (known || this.#named.has(name)) return known
    this.#named.set(name, null)
    const made = this.of(this.#schemas[name])
    if (!made) this.#forgetAfter(name)
    this.#named.set(name, made)
    return made
  }

  /** What was made since may hold that which turned out to have no quick check. */
  #forgetAfter(name: string): void {
    const names = [...this.#named.keys()]
    for (const later of names.slice(names.indexOf(name) + 1)) this.#named.delete(later)
  }

  /** The fields that an object schema names itself or through `allOf`; nothing if it may allow others. */
  namesIn(schema: JsonSchema): Set<string> | undefined {
    const names = new Set(Object.keys((schema.properties ?? {}) as Fields))
    for (const part of (schema.allOf ?? []) as JsonSchema[]) {
      const isReference = typeof part.$ref === 'string' && Object.keys(part).length === 1
      const target = isReference ? this.#schemas[(part.$ref as string).slice('#/$defs/'.length)] : part
      const inner = target && isPlain(target) ? this.namesIn(target) : undefined
      if (!inner) return undefined
      for (const name of inner) names.add(name)
    }
    return names
  }
}

/** Whether a schema names fields in no other way than by `properties` and the parts of an `allOf`. */
function isPlain(schema: JsonSchema): boolean {
  const known = new Set(['type', 'properties', 'required', 'allOf', 'dependentRequired'])
  const isClosed = schema.additionalProperties === undefined || schema.additionalProperties === false
  return isClosed && Object.keys(schema).every((key) => known.has(key) || key === 'additionalProperties')
}
