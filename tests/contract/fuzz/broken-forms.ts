import type { UploadedFile } from '@mocks/contract/uploaded-file'
import fc, { type Arbitrary } from 'fast-check'
import { generateWrongTexts } from './broken-parameters'
import type { GeneratedCall, Operation } from './generated-call'

/** A form with one error. */
export interface BrokenForm {
  description: string
  generatedCall: GeneratedCall
  field: string
}

const extraFile: UploadedFile = {
  name: 'otro.pdf',
  media_type: 'application/pdf',
  bytes: new Uint8Array([1, 2, 3]),
}

/** Generates invalid forms by the kind of their error; an empty object for an operation without a form. */
export function generateBrokenForms(
  { request }: Operation,
  generatedCall: GeneratedCall,
): Record<string, Arbitrary<BrokenForm>> {
  if (!request?.fields) return {}
  const validForm = generatedCall.body as Record<string, unknown>
  const files = Object.entries(request.fields).filter(([, { isFile, isList }]) => isFile && !isList)
  const texts = Object.entries(request.fields).filter(([, { isFile }]) => !isFile)
  const breakFields = (
    fields: readonly (readonly [string, unknown])[],
    breakForm: (name: string) => Record<string, unknown>,
  ) =>
    fc.constantFrom(...fields).map(([name]) => ({
      description: name,
      generatedCall: { ...generatedCall, body: breakForm(name) },
      field: name,
    }))
  const replaceBody = (body: string, type: string) => ({
    description: type,
    generatedCall: { ...generatedCall, headers: { 'Content-Type': type }, body },
    field: 'non_field_errors',
  })
  const wrongTexts = texts.flatMap(([name, { types }]) => {
    const textValue = { name, types, schema: request.schema, field: name }
    return generateWrongTexts(textValue)
  })
  return {
    'form, a file too many': breakFields(files, (name) => ({
      ...validForm,
      [name]: [validForm[name], extraFile],
    })),
    'form, a text for a file': breakFields(files, (name) => ({ ...validForm, [name]: 'no file' })),
    'form, a file for a text': breakFields(texts, (name) => ({ ...validForm, [name]: extraFile })),
    'form, missing field': breakFields(Object.entries(validForm), (name) => {
      const { [name]: _, ...otherFields } = validForm
      return otherFields
    }),
    'form, wrong value': fc.oneof(...wrongTexts).map(({ name, text }) => ({
      description: name,
      generatedCall: { ...generatedCall, body: { ...validForm, [name]: text } },
      field: name,
    })),
    'form, unknown field': fc
      .tuple(
        fc.constantFrom('archivo', 'File', 'file[]', 'constructor'),
        fc.constantFrom<unknown>('x', extraFile),
      )
      .map(([name, value]) => ({
        description: name,
        generatedCall: { ...generatedCall, body: { ...validForm, [name]: value } },
        field: name,
      })),
    'form, of another kind': fc.constantFrom(
      replaceBody('{}', 'application/json'),
      replaceBody('a=b', 'application/x-www-form-urlencoded'),
      replaceBody('--x\r\n', 'multipart/form-data'),
      replaceBody('no form', 'multipart/form-data; boundary=x'),
    ),
  }
}
