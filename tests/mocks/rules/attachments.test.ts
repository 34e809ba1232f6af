import { acceptFile, toAttachment } from '@mocks/rules/attachments'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refusalOf } from './sample-rows'
import { attachment } from './submission-rows'

const formats = ['png', 'jpg', 'jpeg', 'pdf', 'xls', 'xlsx', 'doc', 'docx', 'ppt', 'pptx', 'txt', 'csv', 'md']
const list = 'png, jpg, jpeg, pdf, xls, xlsx, doc, docx, ppt, pptx, txt, csv, md'

const refusal = (name: string, size = 1) => refusalOf(() => acceptFile({ name, size }))

describe('formats', () => {
  it.each(formats)('%s is permitted, in capitals too', (format) => {
    const accepted = acceptFile({ name: `Póliza.${format}`, size: 1 })
    expect(accepted.extension).toBe(format)
    expect(acceptFile({ name: `PÓLIZA.${format.toUpperCase()}`, size: 1 })).toEqual(accepted)
  })

  it('are told by the end of the name only', () => {
    expect(acceptFile({ name: 'contrato.exe.pdf', size: 1 }).media_type).toBe('application/pdf')
    expect(refusal('contrato.pdf.exe')).toEqual({
      status: 400,
      body: { file: [`Formato exe no soportado. Sólo se admiten: ${list}`] },
    })
    expect(refusal('página.HTML').body).toEqual({
      file: [`Formato html no soportado. Sólo se admiten: ${list}`],
    })
  })

  it.each(['póliza', 'póliza.', '.pdf', '', 'carpeta.pdf/', 'carpeta.pdf/póliza', 'a.b\\c'])(
    'cannot be told of %j',
    (name) => {
      const sentence = `No se pudo definir el formato del archivo. Por favor suba uno de los siguientes formatos: ${list}.`
      expect(refusal(name)).toEqual({ status: 400, body: { file: [sentence] } })
    },
  )

  it('are never what runs in a browser, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...formats), (name, format) => {
        const { extension, media_type } = acceptFile({ name: `x${name}.${format}`, size: 0 })
        expect(formats).toContain(extension)
        expect(media_type).not.toMatch(/html|svg|javascript|xml$/)
      }),
    )
  })
})

describe('sizes', () => {
  it.each([0, 1, 2_097_151])('of %i bytes are under 2 MB', (size) => {
    expect(acceptFile({ name: 'a.pdf', size })).toEqual({ extension: 'pdf', media_type: 'application/pdf' })
  })

  it.each([2_097_152, 2_097_153, 50_000_000])('of %i bytes are not', (size) => {
    expect(refusal('planos.pdf', size)).toEqual({
      status: 400,
      body: { file: ['No se ha podido subir el archivo planos.pdf ya que excede el límite de 2MB.'] },
    })
  })

  it('and formats are refused at once', () => {
    const { body } = refusal('planos.dwg', 2_097_152)
    expect((body as { file: string[] }).file).toHaveLength(2)
  })
})

it('an attachment tells where it is, from wherever it is asked', () => {
  const place = (backend: string) => toAttachment(attachment(), new URL(backend))
  expect(place('http://127.0.0.1:4010/')).toEqual({
    id: 1,
    name: 'póliza.pdf',
    url: 'http://127.0.0.1:4010/uploads/k3v9x1.pdf',
  })
  expect(place('https://demos.example/barrio/demo/').url).toBe(
    'https://demos.example/barrio/demo/uploads/k3v9x1.pdf',
  )
})
