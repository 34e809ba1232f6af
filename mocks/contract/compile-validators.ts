import { _, Ajv2020, type KeywordCxt } from 'ajv/dist/2020.js'
import standaloneModule from 'ajv/dist/standalone/index.js'
import anyOf from 'ajv/dist/vocabularies/applicator/anyOf.js'
import oneOf from 'ajv/dist/vocabularies/applicator/oneOf.js'
import addFormatsModule from 'ajv-formats'
import type { JsonSchema } from './contract-types.ts'
import type { CompiledValidators, ValidateValue } from './validation-problems.ts'

type Schemas = Readonly<Record<string, JsonSchema>>

// Node and the test runner import the default export of these CommonJS packages differently.
function unwrapDefault<Value>(module: object): Value {
  return ('default' in module ? module.default : module) as Value
}

type AlternativesKeyword = { code: (context: KeywordCxt) => void }

const addFormats = unwrapDefault<(ajv: Ajv2020) => void>(addFormatsModule)
const generateCode =
  unwrapDefault<(ajv: Ajv2020, references: Record<string, string>) => string>(standaloneModule)

const rootId = 'contract'

/** Compiles JSON Schemas of draft 2020-12 to validators, which also check `format`. Each `$ref` must be `#/$defs/Name`. */
class SchemaCompiler {
  readonly ajv: Ajv2020
  readonly #schemas: Record<string, JsonSchema> = {}
  /** The JSON text of a schema → the name of the first schema with that text. Equal schemas share one function. */
  readonly #nameByText = new Map<string, string>()
  readonly #alternatives: { text: string; names: string[] }[] = []

  constructor() {
    this.ajv = new Ajv2020({
      strict: false,
      allErrors: true,
      messages: false,
      inlineRefs: false,
      ownProperties: true,
      code: { source: true, esm: true },
    })
    addFormats(this.ajv)
    this.#redefineKeyword('oneOf', unwrapDefault(oneOf))
    this.#redefineKeyword('anyOf', unwrapDefault(anyOf))
  }

  /**
   * Returns Ajv references to the validators. `validators` maps the name of each schema to its reference. `alternatives` has
   * one list for each different `oneOf` or `anyOf`, with one reference for each alternative.
   */
  compile(schemas: Schemas): { validators: Record<string, string>; alternatives: string[][] } {
    for (const [name, schema] of Object.entries(schemas)) this.#add(name, schema)
    for (const schema of Object.values(schemas)) this.#collectAlternatives(schema)
    this.ajv.addSchema({ $id: rootId, $defs: this.#schemas })
    const toReference = (name: string) => `${rootId}#/$defs/${name}`
    return {
      validators: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name, toReference(this.#add(name, schema))]),
      ),
      alternatives: this.#alternatives.map(({ names }) => names.map(toReference)),
    }
  }

  /** Adds a schema. Returns the name of the first schema with the same text. */
  #add(name: string, schema: JsonSchema): string {
    const text = JSON.stringify(schema)
    const existingName = this.#nameByText.get(text)
    this.#schemas[name] = schema
    if (existingName === undefined) this.#nameByText.set(text, name)
    return existingName ?? name
  }

  #collectAlternatives(schema: unknown): void {
    if (typeof schema !== 'object' || schema === null) return
    for (const [keyword, value] of Object.entries(schema)) {
      if ((keyword === 'oneOf' || keyword === 'anyOf') && Array.isArray(value)) this.#addAlternatives(value)
      this.#collectAlternatives(value)
    }
  }

  #addAlternatives(schemas: readonly JsonSchema[]): void {
    const text = JSON.stringify(schemas)
    if (this.#alternatives.some((alternative) => alternative.text === text)) return
    const index = this.#alternatives.length
    const names = schemas.map((schema, position) => this.#add(`alternative-${index}-${position}`, schema))
    this.#alternatives.push({ text, names })
  }

  /**
   * Redefines `oneOf` or `anyOf` to report a single error, because the errors of all alternatives would mislead. The error
   * contains an index into the `alternatives` of `compile`, so that `createFindProblems` can find the best match.
   */
  #redefineKeyword(keyword: string, original: AlternativesKeyword): void {
    this.ajv.removeKeyword(keyword)
    this.ajv.addKeyword({
      keyword,
      schemaType: 'array',
      trackErrors: true,
      error: {
        message: '',
        params: ({ schema, params }) => {
          const text = JSON.stringify(schema)
          const index = this.#alternatives.findIndex((alternative) => alternative.text === text)
          return _`{alternatives: ${index}, passing: ${params.passing ?? null}}`
        },
      },
      code(context: KeywordCxt) {
        const reportError = context.error.bind(context)
        // `reset` discards the errors of the alternatives.
        context.error = () => {
          context.reset()
          reportError()
        }
        original.code(context)
      },
    })
  }
}

/** Compiles schemas in memory, for tests of schemas that the generated module does not have. */
export function compileValidators(schemas: Schemas): CompiledValidators {
  const compiler = new SchemaCompiler()
  const { validators, alternatives } = compiler.compile(schemas)
  const toFunction = (reference: string) => compiler.ajv.getSchema(reference) as unknown as ValidateValue
  return {
    validators: Object.fromEntries(
      Object.entries(validators).map(([name, reference]) => [name, toFunction(reference)]),
    ),
    alternatives: alternatives.map((references) => references.map(toFunction)),
  }
}

/**
 * Generates an ES module that exports `CompiledValidators`. The module contains the validators as code. It does not create
 * functions from text at run time, as `compileValidators` does, because the content security policy of the page forbids it.
 */
export function generateValidatorModule(schemas: Schemas): string {
  const compiler = new SchemaCompiler()
  const { validators, alternatives } = compiler.compile(schemas)
  const references = [...new Set([...Object.values(validators), ...alternatives.flat()])]
  const exportNames = new Map(references.map((reference, index) => [reference, `v${index}`]))
  const code = generateCode(
    compiler.ajv,
    Object.fromEntries(references.map((reference, index) => [`v${index}`, reference])),
  )
  const table = Object.entries(validators).map(
    ([name, reference]) => `${JSON.stringify(name)}:${exportNames.get(reference)}`,
  )
  const lists = alternatives.map((list) => `[${list.map((reference) => exportNames.get(reference)).join()}]`)
  return [
    convertRequireCalls(appendErrorsInPlace(code.replaceAll('export const v', 'const v'))),
    `export const validators = {${table.join(',\n')}};`,
    `export const alternatives = [${lists.join()}];\n`,
  ].join('\n')
}

/**
 * Makes generated code append the errors of a nested schema to the array of errors. Ajv would copy the array instead, which
 * takes quadratic time for a long list of invalid items.
 */
function appendErrorsInPlace(code: string): string {
  const appendErrors =
    'function appendErrors(errors, nested) { for (const error of nested) errors.push(error); return errors; }'
  return `${code.replace(/vErrors\.concat\(([\w.]+\.errors)\)/g, 'appendErrors(vErrors, $1)')}\n${appendErrors}`
}

/**
 * Converts the `require` calls of generated code to imports. In some environments, the default import of a CommonJS module is
 * the default export of the module, in others an object with the property `default`. The converted code accepts both.
 */
function convertRequireCalls(code: string): string {
  const paths = [...new Set([...code.matchAll(/require\("([^"]+)"\)/g)].map(([, path = '']) => path))]
  const imports = paths.map((path, index) =>
    code.includes(`require("${path}").default`)
      ? `import default${index} from "${path}.js";\n` +
        `const module${index} = typeof default${index} === "function" ? { default: default${index} } : default${index};`
      : `import * as module${index} from "${path}.js";`,
  )
  const body = code.replace(/require\("([^"]+)"\)/g, (_match, path) => `module${paths.indexOf(path)}`)
  return [...imports, body].join('\n')
}
