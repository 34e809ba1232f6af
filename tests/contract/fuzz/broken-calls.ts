import fc, { type Arbitrary } from 'fast-check'
import { generateBrokenBodies } from './broken-bodies'
import { generateBrokenForms } from './broken-forms'
import { generateWrongTexts } from './broken-parameters'
import { isFile } from './encode-body'
import type { FuzzWorld } from './fuzz-world'
import { type GeneratedCall, listParameters, type Operation } from './generated-call'

/** A call that is wrong, and how. */
export interface BrokenCall {
  what: string
  ask: GeneratedCall
  token: string | undefined
  /** What it has to be answered; any 4xx that the operation declares if this is absent. */
  status?: number
  /** Which field the answer has to name. */
  field?: string
}

type Kinds = Record<string, Arbitrary<BrokenCall>>

/** Kind of breakage → calls of an operation with it; kinds that it cannot have are absent. */
export function generateBrokenCalls(operation: Operation, world: FuzzWorld): Kinds {
  const ask = world.createGoodCall(operation)
  const token = operation.isPublic ? undefined : world.getToken(operation)
  return {
    ...brokenBearers(operation, ask, world),
    ...brokenPaths(operation, { ask, token }),
    ...brokenQueries(operation, { ask, token }),
    ...brokenHeaders(operation, { ask, token }),
    ...brokenContents(operation, { ask, token }),
    ...Object.fromEntries(
      Object.entries(generateBrokenForms(operation, ask)).map(([kind, forms]) => [
        kind,
        forms.map((form) => ({ ...form, token, status: 400 })),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(generateBrokenBodies(operation, world.getToken(operation))).map(([kind, bodies]) => [
        `body, ${kind}`,
        bodies.map(({ what, body, field }) => ({ what, ask: { ...ask, body }, token, status: 400, field })),
      ]),
    ),
  }
}

type Good = { ask: GeneratedCall; token: string | undefined }

function brokenBearers(operation: Operation, ask: GeneratedCall, { expired }: FuzzWorld): Kinds {
  if (operation.isPublic) return {}
  return {
    'no bearer': fc.constant({ what: 'no bearer', ask, token: undefined, status: 401 }),
    'expired bearer': fc.constant({ what: 'expired bearer', ask, token: expired, status: 401 }),
    'unknown bearer': fc
      .stringMatching(/^[\w.-]{1,60}$/)
      .map((token) => ({ what: 'unknown bearer', ask, token, status: 401 })),
  }
}

/** Numbers that no row has, and texts that are no number. */
function brokenPaths(operation: Operation, { ask, token }: Good): Kinds {
  const parameters = listParameters(operation, 'path')
  const ids = parameters.filter(({ types }) => types.includes('integer'))
  const kinds: Kinds = {}
  if (ids.length > 0) {
    kinds['path, unknown id'] = fc
      .record({ name: fc.constantFrom(...ids.map(({ name }) => name)), id: fc.integer({ min: 10_000_000 }) })
      .map(({ name, id }) => ({
        what: `unknown ${name}`,
        ask: { ...ask, path: { ...ask.path, [name]: id } },
        token,
        status: 404,
      }))
  }
  const wrong = parameters.flatMap((one) =>
    generateWrongTexts(one, (text) => text !== '' && !/^\.\.?$/.test(text)),
  )
  if (wrong.length > 0) {
    kinds['path, wrong value'] = fc.oneof(...wrong).map(({ name, text }) => ({
      what: `${name} in the path`,
      ask: { ...ask, path: { ...ask.path, [name]: text } },
      token,
      status: 400,
      field: name,
    }))
  }
  return kinds
}

function brokenQueries(operation: Operation, { ask, token }: Good): Kinds {
  const parameters = listParameters(operation, 'query')
  const wrong = parameters.flatMap((one) => generateWrongTexts(one))
  const required = parameters.filter(({ isRequired }) => isRequired)
  const kinds: Kinds = {}
  if (wrong.length > 0) {
    kinds['query, wrong value'] = fc.oneof(...wrong).map(({ name, text }) => ({
      what: `${name} in the query`,
      ask: { ...ask, query: { ...ask.query, [name]: text } },
      token,
      status: 400,
      field: name,
    }))
  }
  if (required.length > 0) {
    kinds['query, missing'] = fc.constantFrom(...required).map(({ name }) => {
      const { [name]: _, ...query } = ask.query
      return { what: `without ${name}`, ask: { ...ask, query }, token, status: 400, field: name }
    })
  }
  return kinds
}

function brokenHeaders(operation: Operation, { ask, token }: Good): Kinds {
  const isSent = (text: string) => /^[!-~]([ -~]*[!-~])?$/.test(text)
  const wrong = listParameters(operation, 'header').flatMap((one) => generateWrongTexts(one, isSent))
  if (wrong.length === 0) return {}
  return {
    'header, wrong value': fc.oneof(...wrong).map(({ name, text }) => ({
      what: `${name} in the headers`,
      ask: { ...ask, headers: { [name]: text } },
      token,
      status: 400,
      field: name,
    })),
  }
}

function brokenContents(operation: Operation, { ask, token }: Good): Kinds {
  if (isFile(ask.body)) return brokenFile({ ask, token })
  if (operation.request?.mediaType !== 'application/json') return {}
  const json = JSON.stringify(ask.body)
  const of = (what: string, body: Arbitrary<string>, type = 'application/json') => ({
    [what]: body.map((text): BrokenCall => {
      const headers = { 'Content-Type': type }
      return { what, ask: { ...ask, headers, body: text }, token, status: 400, field: 'non_field_errors' }
    }),
  })
  const cut = fc.integer({ min: 1, max: json.length - 1 }).map((end) => json.slice(0, end))
  return {
    ...of('wrong content type', fc.constant(json), 'text/plain'),
    ...of('a form instead of JSON', fc.constant('name=x'), 'application/x-www-form-urlencoded'),
    ...of('broken JSON', fc.oneof(cut, fc.constantFrom(`${json}}`, '{a: 1}', "{'a': 1}", '\u0000'))),
    ...of('JSON of another kind', fc.constantFrom('[]', '"x"', '7', 'null', 'true')),
  }
}

function brokenFile({ ask, token }: Good): Kinds {
  const headers = { 'Content-Type': 'image/png' }
  const field = 'non_field_errors'
  return {
    'no bytes': fc.constant({
      what: 'no bytes',
      ask: { ...ask, headers, body: '' },
      token,
      status: 400,
      field,
    }),
  }
}
