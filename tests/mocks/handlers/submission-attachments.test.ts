import type { Schemas } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { buildForm, createSubmissionsClient, submissionPaths } from './submissions-client'

/** Creates a pending insurance submission. Returns its id, the client, and a function that attaches a file to it. */
async function createSubmission() {
  const client = await createSubmissionsClient()
  const { id } = await client.createInsurance()
  const attachFile = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
    client.account.post<Schemas['Attachment']>(
      submissionPaths.attachments(),
      buildForm(name, content, { insurance_submission: id }),
    )
  return { ...client, id, attachFile }
}

const formats = ['png', 'jpg', 'jpeg', 'pdf', 'xls', 'xlsx', 'doc', 'docx', 'ppt', 'pptx', 'txt', 'csv', 'md']

it('accepts every permitted format, with the extension in lower case and in capitals', async () => {
  const { attachFile, readInsurance, id } = await createSubmission()
  const names = formats.flatMap((format) => [`a.${format}`, `A.${format.toUpperCase()}`])
  for (const name of names) expect((await attachFile(name, 'x')).status, name).toBe(201)
  expect((await readInsurance(id)).attachments.map(({ name }) => name)).toEqual(names)
})

it.each([
  [0, 201],
  [1, 201],
  [2_097_151, 201],
  [2_097_152, 400],
])('responds to a file of %i bytes with the status %i', async (size, status) => {
  const { attachFile, mock } = await createSubmission()
  const bytes = new Uint8Array(size).fill(37)
  const response = await attachFile('planos.pdf', bytes)
  expect(response.status).toBe(status)
  if (status === 400) {
    expect(response.body).toEqual({
      file: ['No se ha podido subir el archivo planos.pdf ya que excede el límite de 2MB.'],
    })
  } else {
    const file = mock.db.files.all().at(-1)
    expect([file?.size, file?.media_type]).toEqual([size, 'application/pdf'])
    expect(atob(file?.content ?? '').length).toBe(size)
  }
})

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd.pdf'],
    ['..\\..\\windows\\system.ini.txt'],
    ['/uploads/otro.png'],
    ['nulo\u0000.exe\u0000.pdf'],
    ['"; rm -rf ~; echo ".csv'],
    ['<img src=x onerror=alert(1)>.png'],
    ['%2e%2e%2f.md'],
    ['пример.pdf'],
    ['a\u202Efdp.exe.txt'],
    ['año 2026 · póliza ñandú 🦩.jpeg'],
    [`${'ñ'.repeat(5000)}.pdf`],
    ['__proto__.pdf'],
    ['CON.txt'],
  ])('is stored without path separators, and is not part of the URL: %j', async (name) => {
    const { attachFile, mock } = await createSubmission()
    const { status, body } = await attachFile(name, 'x')
    expect(status).toBe(201)
    const { pathname } = new URL(body.url)
    expect(pathname).toMatch(/^\/uploads\/[a-z0-9]{32}\.[a-z]+$/)
    expect(body.name).not.toMatch(/[\\/\p{C}]/u)
    expect(body.name.length).toBeLessThanOrEqual(255)
    const file = mock.db.files.all().at(-1)
    expect([file?.name, `/uploads/${file?.key}`]).toEqual([body.name, pathname])
  })

  it.each([
    ['programa.exe', 'Formato exe no soportado. Sólo se admiten: png, jpg,'],
    ['póliza.pdf.html', 'Formato html no soportado.'],
    ['imagen.svg', 'Formato svg no soportado.'],
    [
      'sin extensión',
      'No se pudo definir el formato del archivo. Por favor suba uno de los siguientes formatos: png,',
    ],
    ['termina.', 'No se pudo definir el formato del archivo.'],
  ])('is rejected if its extension is missing or not permitted: %j', async (name, sentence) => {
    const { attachFile, mock } = await createSubmission()
    const before = mock.world.serialise()
    const { status, body } = await attachFile(name, 'x')
    expect([status, Object.keys(body)]).toEqual([400, ['file']])
    expect((body as unknown as { file: string[] }).file[0]).toContain(sentence)
    expect(mock.world.serialise()).toBe(before)
  })
})

describe('the upload of an attachment', () => {
  it('requires a file and a submission', async () => {
    const { account } = await createSubmission()
    expect(await account.post(submissionPaths.attachments(), new FormData())).toMatchObject({
      status: 400,
      body: { file: [expect.any(String)], insurance_submission: [expect.any(String)] },
    })
  })

  it('returns 404 for a submission of another account, an unknown submission and an unknown entry', async () => {
    const { account, attach } = await createSubmission()
    const foreignResponse = await attach('a.pdf', '%PDF', { insurance_submission: 8002 })
    expect(foreignResponse).toEqual({ status: 404, body: { detail: 'No encontrado.' } })
    expect((await attach('a.pdf', '%PDF', { insurance_submission: 99_999 })).status).toBe(404)
    const form = buildForm('a.pdf', '%PDF', { submission_person: 99_999 })
    expect((await account.post(submissionPaths.entryAttachments(), form)).status).toBe(404)
  })
})

describe('the URL of an attachment', () => {
  it('returns the uploaded bytes to a request without a bearer token, until the attachment is removed', async () => {
    const { attachFile, remove, mock } = await createSubmission()
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
    const { body } = await attachFile('foto.PNG', bytes)
    const readAttachment = () => mock.request(new URL(body.url).pathname)
    const response = await readAttachment()
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png'])
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
    await remove(submissionPaths.attachments(`${body.id}/`))
    expect((await readAttachment()).status).toBe(404)
  })

  it('serves the files of the scenario, and ignores the media type that an upload declares', async () => {
    const { readInsurance, attachFile, mock } = await createSubmission()
    const [seededAttachment] = (await readInsurance(8028)).attachments
    const response = await mock.request(new URL(seededAttachment?.url ?? '').pathname)
    expect(response.headers.get('Content-Type')).toBe('application/pdf')
    expect((await response.text()).startsWith('%PDF-1.4')).toBe(true)
    const { body } = await attachFile('página.txt', '<script>alert(1)</script>')
    const page = await mock.request(new URL(body.url).pathname)
    expect(page.headers.get('Content-Type')).toMatch(/^text\/plain/)
    expect(page.headers.get('Content-Disposition')).toMatch(/^attachment/)
  })
})

it('removes an attachment of an insurance submission and its file, but not at the path for attachments of entries', async () => {
  const { attachFile, remove, readInsurance, id, mock } = await createSubmission()
  const fileCount = mock.db.files.count()
  const { body } = await attachFile('póliza.pdf', '%PDF')
  expect((await remove(submissionPaths.entryAttachments(`${body.id}/`))).status).toBe(404)
  expect((await remove(submissionPaths.attachments(`${body.id}/`))).status).toBe(204)
  expect((await remove(submissionPaths.attachments(`${body.id}/`))).status).toBe(404)
  expect((await readInsurance(id)).attachments).toEqual([])
  expect(mock.db.files.count()).toBe(fileCount)
})
