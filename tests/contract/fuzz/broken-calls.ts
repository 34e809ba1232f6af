import fc, { type Arbitrary } from 'fast-check'
import { generateBrokenBodies } from './broken-bodies'
import { generateBrokenForms } from './broken-forms'
import { generateWrongTexts } from './broken-parameters'
import { isFile } from './encode-body'
import type { FuzzWorld } from './fuzz-world'
import { type GeneratedCall, listParameters, type Operation } from './generated-call'

/** An invalid call. */
export interface BrokenCall {
  /** What is wrong with the call. A failed test reports it. */
  description: string
  generatedCall: GeneratedCall
  /** Undefined if the call is sent without a token. */
  token: string | undefined
  /** The required status of the response. If absent, any declared 4xx status is correct. */
  status?: number
  /** The field that the response must name. If absent, the test does not check the named fields. */
  field?: string
}

type CallsByKind = Record<string, Arbitrary<BrokenCall>>

/** For each kind of error, returns a generator of invalid calls to an operation. */
export function generateBrokenCalls(operation: Operation, world: FuzzWorld): CallsByKind {
  const generatedCall = world.createGoodCall(operation)
  const token = operation.isPublic ? undefined : world.getToken(operation)
  return {
    ...generateBrokenTokens(operation, generatedCall, world),
    ...generateBrokenPaths(operation, { generatedCall, token }),
    ...generateBrokenQueries(operation, { generatedCall, token }),
    ...generateBrokenHeaders(operation, { generatedCall, token }),
    ...generateBrokenContents(operation, { generatedCall, token }),
    ...Object.fromEntries(
      Object.entries(generateBrokenForms(operation, generatedCall)).map(([kind, forms]) => [
        kind,
        forms.map((form) => ({ ...form, token, status: 400 })),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(generateBrokenBodies(operation, world.getToken(operation))).map(([kind, bodies]) => [
        `body, ${kind}`,
        bodies.map(({ description, body, field }) => ({
          description,
          generatedCall: { ...generatedCall, body },
          token,
          status: 400,
          field,
        })),
      ]),
    ),
  }
}

/** A call that succeeds, and its token. */
type GoodCall = { generatedCall: GeneratedCall; token: string | undefined }

function generateBrokenTokens(
  operation: Operation,
  generatedCall: GeneratedCall,
  { expiredToken }: FuzzWorld,
): CallsByKind {
  if (operation.isPublic) return {}
  return {
    'no bearer': fc.constant({ description: 'no bearer', generatedCall, token: undefined, status: 401 }),
    'expired bearer': fc.constant({
      description: 'expired bearer',
      generatedCall,
      token: expiredToken,
      status: 401,
    }),
    'unknown bearer': fc
      .stringMatching(/^[\w.-]{1,60}$/)
      .map((token) => ({ description: 'unknown bearer', generatedCall, token, status: 401 })),
  }
}

/** Generates calls whose path has an id that does not exist or an invalid value. */
function generateBrokenPaths(operation: Operation, { generatedCall, token }: GoodCall): CallsByKind {
  const parameters = listParameters(operation, 'path')
  const idParameters = parameters.filter(({ types }) => types.includes('integer'))
  const callsByKind: CallsByKind = {}
  if (idParameters.length > 0) {
    callsByKind['path, unknown id'] = fc
      .record({
        name: fc.constantFrom(...idParameters.map(({ name }) => name)),
        id: fc.integer({ min: 10_000_000 }),
      })
      .map(({ name, id }) => ({
        description: `unknown ${name}`,
        generatedCall: { ...generatedCall, path: { ...generatedCall.path, [name]: id } },
        token,
        status: 404,
      }))
  }
  // A path segment cannot be empty, and URL parsers remove the segments `.` and `..`.
  const wrongTexts = parameters.flatMap((parameter) =>
    generateWrongTexts(parameter, (text) => text !== '' && !/^\.\.?$/.test(text)),
  )
  if (wrongTexts.length > 0) {
    callsByKind['path, wrong value'] = fc.oneof(...wrongTexts).map(({ name, text }) => ({
      description: `${name} in the path`,
      generatedCall: { ...generatedCall, path: { ...generatedCall.path, [name]: text } },
      token,
      status: 400,
      field: name,
    }))
  }
  return callsByKind
}

function generateBrokenQueries(operation: Operation, { generatedCall, token }: GoodCall): CallsByKind {
  const parameters = listParameters(operation, 'query')
  const wrongTexts = parameters.flatMap((parameter) => generateWrongTexts(parameter))
  const requiredParameters = parameters.filter(({ isRequired }) => isRequired)
  const callsByKind: CallsByKind = {}
  if (wrongTexts.length > 0) {
    callsByKind['query, wrong value'] = fc.oneof(...wrongTexts).map(({ name, text }) => ({
      description: `${name} in the query`,
      generatedCall: { ...generatedCall, query: { ...generatedCall.query, [name]: text } },
      token,
      status: 400,
      field: name,
    }))
  }
  if (requiredParameters.length > 0) {
    callsByKind['query, missing'] = fc.constantFrom(...requiredParameters).map(({ name }) => {
      const { [name]: _, ...query } = generatedCall.query
      return {
        description: `without ${name}`,
        generatedCall: { ...generatedCall, query },
        token,
        status: 400,
        field: name,
      }
    })
  }
  return callsByKind
}

function generateBrokenHeaders(operation: Operation, { generatedCall, token }: GoodCall): CallsByKind {
  const isHeaderValue = (text: string) => /^[!-~]([ -~]*[!-~])?$/.test(text)
  const wrongTexts = listParameters(operation, 'header').flatMap((parameter) =>
    generateWrongTexts(parameter, isHeaderValue),
  )
  if (wrongTexts.length === 0) return {}
  return {
    'header, wrong value': fc.oneof(...wrongTexts).map(({ name, text }) => ({
      description: `${name} in the headers`,
      generatedCall: { ...generatedCall, headers: { [name]: text } },
      token,
      status: 400,
      field: name,
    })),
  }
}

/** Generates calls with an unreadable JSON body, a wrong content type or, for an upload, an empty body. */
function generateBrokenContents(operation: Operation, { generatedCall, token }: GoodCall): CallsByKind {
  if (isFile(generatedCall.body)) return generateBrokenFiles({ generatedCall, token })
  if (operation.request?.mediaType !== 'application/json') return {}
  const json = JSON.stringify(generatedCall.body)
  const createKind = (kind: string, bodies: Arbitrary<string>, contentType = 'application/json') => ({
    [kind]: bodies.map((text): BrokenCall => {
      const headers = { 'Content-Type': contentType }
      return {
        description: kind,
        generatedCall: { ...generatedCall, headers, body: text },
        token,
        status: 400,
        field: 'non_field_errors',
      }
    }),
  })
  const truncatedJson = fc.integer({ min: 1, max: json.length - 1 }).map((end) => json.slice(0, end))
  return {
    ...createKind('wrong content type', fc.constant(json), 'text/plain'),
    ...createKind('a form instead of JSON', fc.constant('name=x'), 'application/x-www-form-urlencoded'),
    ...createKind(
      'broken JSON',
      fc.oneof(truncatedJson, fc.constantFrom(`${json}}`, '{a: 1}', "{'a': 1}", '\u0000')),
    ),
    ...createKind('JSON of another kind', fc.constantFrom('[]', '"x"', '7', 'null', 'true')),
  }
}

function generateBrokenFiles({ generatedCall, token }: GoodCall): CallsByKind {
  const headers = { 'Content-Type': 'image/png' }
  const field = 'non_field_errors'
  return {
    'no bytes': fc.constant({
      description: 'no bytes',
      generatedCall: { ...generatedCall, headers, body: '' },
      token,
      status: 400,
      field,
    }),
  }
}
