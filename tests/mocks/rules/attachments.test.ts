import { acceptFile, toAttachment } from '@mocks/rules/attachments'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../../support/any-text'
import { catchRefusal } from './sample-rows'
import { createAttachmentRow } from './submission-rows'

const formats = ['png', 'jpg', 'jpeg', 'pdf', 'xls', 'xlsx', 'doc', 'docx', 'ppt', 'pptx', 'txt', 'csv', 'md']
const formatNames = 'png, jpg, jpeg, pdf, xls, xlsx, doc, docx, ppt, pptx, txt, csv, md'

const catchFileRefusal = (name: string, size = 1) => catchRefusal(() => acceptFile({ name, size }))

describe('the format check of an uploaded file', () => {
  it.each(formats)('accepts the extension %s in lower case and in capitals', (format) => {
    const acceptedFile = acceptFile({ name: `Póliza.${format}`, size: 1 })
    expect(acceptedFile.extension).toBe(format)
    expect(acceptFile({ name: `PÓLIZA.${format.toUpperCase()}`, size: 1 })).toEqual(acceptedFile)
  })

  it('reads the format from the last extension only', () => {
    expect(acceptFile({ name: 'contrato.exe.pdf', size: 1 }).media_type).toBe('application/pdf')
    expect(catchFileRefusal('contrato.pdf.exe')).toEqual({
      status: 400,
      body: { file: [`Formato exe no soportado. Sólo se admiten: ${formatNames}`] },
    })
    expect(catchFileRefusal('página.HTML').body).toEqual({
      file: [`Formato html no soportado. Sólo se admiten: ${formatNames}`],
    })
  })

  it.each(['póliza', 'póliza.', '.pdf', '', 'carpeta.pdf/', 'carpeta.pdf/póliza', 'a.b\\c'])(
    'rejects the name %j, which has no extension',
    (name) => {
      const sentence = `No se pudo definir el formato del archivo. Por favor suba uno de los siguientes formatos: ${formatNames}.`
      expect(catchFileRefusal(name)).toEqual({ status: 400, body: { file: [sentence] } })
    },
  )

  it('never returns a media type that a browser executes, for any file name', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.constantFrom(...formats), (name, format) => {
        const { extension, media_type } = acceptFile({ name: `x${name}.${format}`, size: 0 })
        expect(formats).toContain(extension)
        expect(media_type).not.toMatch(/html|svg|javascript|xml$/)
      }),
    )
  })
})

describe('the size check of an uploaded file', () => {
  it.each([0, 1, 2_097_151])('accepts %i bytes', (size) => {
    expect(acceptFile({ name: 'a.pdf', size })).toEqual({ extension: 'pdf', media_type: 'application/pdf' })
  })

  it.each([2_097_152, 2_097_153, 50_000_000])('rejects %i bytes', (size) => {
    expect(catchFileRefusal('planos.pdf', size)).toEqual({
      status: 400,
      body: { file: ['No se ha podido subir el archivo planos.pdf ya que excede el límite de 2MB.'] },
    })
  })

  it('reports both problems of a file that is too large and has an unsupported format', () => {
    const { body } = catchFileRefusal('planos.dwg', 2_097_152)
    expect((body as { file: string[] }).file).toHaveLength(2)
  })
})

it('the URL of an attachment begins with the origin and the base path of the backend', () => {
  const toAttachmentAt = (backend: string) => toAttachment(createAttachmentRow(), new URL(backend))
  expect(toAttachmentAt('http://127.0.0.1:4010/')).toEqual({
    id: 1,
    name: 'póliza.pdf',
    url: 'http://127.0.0.1:4010/uploads/k3v9x1.pdf',
  })
  expect(toAttachmentAt('https://demos.example/barrio/demo/').url).toBe(
    'https://demos.example/barrio/demo/uploads/k3v9x1.pdf',
  )
})
