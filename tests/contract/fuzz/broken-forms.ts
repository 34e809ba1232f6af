import type { UploadedFile } from '@mocks/contract/uploaded-file'
import fc, { type Arbitrary } from 'fast-check'
import { generateWrongTexts } from './broken-parameters'
import type { GeneratedCall, Operation } from './generated-call'

/** A call whose form has one error. */
export interface BrokenForm {
  /** The field with the error, or the wrong content type. */
  description: string
  generatedCall: GeneratedCall
  /** The field that the response must name. */
  field: string
}

const extraFile: UploadedFile = {
  name: 'otro.pdf',
  media_type: 'application/pdf',
  bytes: new Uint8Array([1, 2, 3]),
}

/**
 * For each kind of error in a form, returns a generator of calls that are copies of `goodCall` with one error; an empty object if
 * the operation takes no form.
 */
export function generateBrokenForms(
  { request }: Operation,
  goodCall: GeneratedCall,
): Record<string, Arbitrary<BrokenForm>> {
  if (!request?.fields) return {}
  const validForm = goodCall.body as Record<string, unknown>
  const fileFields = Object.entries(request.fields).filter(([, { isFile, isList }]) => isFile && !isList)
  const textFields = Object.entries(request.fields).filter(([, { isFile }]) => !isFile)
  const breakOneField = (
    fields: readonly (readonly [string, unknown])[],
    breakForm: (name: string) => Record<string, unknown>,
  ) =>
    fc.constantFrom(...fields).map(([name]) => ({
      description: name,
      generatedCall: { ...goodCall, body: breakForm(name) },
      field: name,
    }))
  const replaceBody = (body: string, type: string) => ({
    description: type,
    generatedCall: { ...goodCall, headers: { 'Content-Type': type }, body },
    field: 'non_field_errors',
  })
  const wrongTexts = textFields.flatMap(([name, { types }]) => {
    const textValue = { name, types, schema: request.schema, field: name }
    return generateWrongTexts(textValue)
  })
  return {
    'form, a file too many': breakOneField(fileFields, (name) => ({
      ...validForm,
      [name]: [validForm[name], extraFile],
    })),
    'form, a text for a file': breakOneField(fileFields, (name) => ({ ...validForm, [name]: 'no file' })),
    'form, a file for a text': breakOneField(textFields, (name) => ({ ...validForm, [name]: extraFile })),
    'form, missing field': breakOneField(Object.entries(validForm), (name) => {
      const { [name]: _, ...otherFields } = validForm
      return otherFields
    }),
    'form, wrong value': fc.oneof(...wrongTexts).map(({ name, text }) => ({
      description: name,
      generatedCall: { ...goodCall, body: { ...validForm, [name]: text } },
      field: name,
    })),
    'form, unknown field': fc
      .tuple(
        fc.constantFrom('archivo', 'File', 'file[]', 'constructor'),
        fc.constantFrom<unknown>('x', extraFile),
      )
      .map(([name, value]) => ({
        description: name,
        generatedCall: { ...goodCall, body: { ...validForm, [name]: value } },
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
