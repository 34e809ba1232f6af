import type { UploadedFile } from '@mocks/contract/uploaded-file'
import fc, { type Arbitrary } from 'fast-check'
import { generateWrongTexts } from './broken-parameters'
import type { GeneratedCall, Operation } from './generated-call'

/** A form with one thing wrong. */
export interface BrokenForm {
  what: string
  ask: GeneratedCall
  field: string
}

const some: UploadedFile = {
  name: 'otro.pdf',
  media_type: 'application/pdf',
  bytes: new Uint8Array([1, 2, 3]),
}

/** Kind of breakage → forms with it; nothing where the body is no form. */
export function generateBrokenForms(
  { request }: Operation,
  ask: GeneratedCall,
): Record<string, Arbitrary<BrokenForm>> {
  if (!request?.fields) return {}
  const good = ask.body as Record<string, unknown>
  const files = Object.entries(request.fields).filter(([, { isFile, isList }]) => isFile && !isList)
  const texts = Object.entries(request.fields).filter(([, { isFile }]) => !isFile)
  const each = (
    of: readonly (readonly [string, unknown])[],
    spoil: (name: string) => Record<string, unknown>,
  ) =>
    fc.constantFrom(...of).map(([name]) => ({ what: name, ask: { ...ask, body: spoil(name) }, field: name }))
  const whole = (body: string, type: string) => ({
    what: type,
    ask: { ...ask, headers: { 'Content-Type': type }, body },
    field: 'non_field_errors',
  })
  const wrong = texts.flatMap(([name, { types }]) => {
    const schema = { name, types, schema: request.schema, field: name }
    return generateWrongTexts(schema)
  })
  return {
    'form, a file too many': each(files, (name) => ({ ...good, [name]: [good[name], some] })),
    'form, a text for a file': each(files, (name) => ({ ...good, [name]: 'no file' })),
    'form, a file for a text': each(texts, (name) => ({ ...good, [name]: some })),
    'form, missing field': each(Object.entries(good), (name) => {
      const { [name]: _, ...rest } = good
      return rest
    }),
    'form, wrong value': fc.oneof(...wrong).map(({ name, text }) => ({
      what: name,
      ask: { ...ask, body: { ...good, [name]: text } },
      field: name,
    })),
    'form, unknown field': fc
      .tuple(fc.constantFrom('archivo', 'File', 'file[]', 'constructor'), fc.constantFrom<unknown>('x', some))
      .map(([name, value]) => ({
        what: name,
        ask: { ...ask, body: { ...good, [name]: value } },
        field: name,
      })),
    'form, of another kind': fc.constantFrom(
      whole('{}', 'application/json'),
      whole('a=b', 'application/x-www-form-urlencoded'),
      whole('--x\r\n', 'multipart/form-data'),
      whole('no form', 'multipart/form-data; boundary=x'),
    ),
  }
}
