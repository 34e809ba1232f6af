import type { Schemas } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { atDesk, desk, formOf } from './submission-desk'

/** A desk with a submission that waits for its files. */
async function withSubmission() {
  const there = await atDesk()
  const { id } = await there.file()
  const send = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
    there.account.post<Schemas['Attachment']>(
      desk.attachments(),
      formOf(name, content, { insurance_submission: id }),
    )
  return { ...there, id, send }
}

const formats = ['png', 'jpg', 'jpeg', 'pdf', 'xls', 'xlsx', 'doc', 'docx', 'ppt', 'pptx', 'txt', 'csv', 'md']

it('every permitted format is taken, in capitals too', async () => {
  const { send, submission, id } = await withSubmission()
  const names = formats.flatMap((format) => [`a.${format}`, `A.${format.toUpperCase()}`])
  for (const name of names) expect((await send(name, 'x')).status, name).toBe(201)
  expect((await submission(id)).attachments.map(({ name }) => name)).toEqual(names)
})

it.each([
  [0, 201],
  [1, 201],
  [2_097_151, 201],
  [2_097_152, 400],
])('a file of %i bytes is answered %i', async (size, status) => {
  const { send, mock } = await withSubmission()
  const bytes = new Uint8Array(size).fill(37)
  const answer = await send('planos.pdf', bytes)
  expect(answer.status).toBe(status)
  if (status === 400) {
    expect(answer.body).toEqual({
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
  ])('%j is kept as a text and leads nowhere', async (name) => {
    const { send, mock } = await withSubmission()
    const { status, body } = await send(name, 'x')
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
  ])('%j is refused', async (name, sentence) => {
    const { send, mock } = await withSubmission()
    const before = mock.world.serialise()
    const { status, body } = await send(name, 'x')
    expect([status, Object.keys(body)]).toEqual([400, ['file']])
    expect((body as unknown as { file: string[] }).file[0]).toContain(sentence)
    expect(mock.world.serialise()).toBe(before)
  })
})

describe('a form', () => {
  it('needs its file and what it belongs to', async () => {
    const { account } = await withSubmission()
    expect(await account.post(desk.attachments(), new FormData())).toMatchObject({
      status: 400,
      body: { file: [expect.any(String)], insurance_submission: [expect.any(String)] },
    })
  })

  it('for what is somebody else’s, or nobody’s, finds nothing', async () => {
    const { account, attach } = await withSubmission()
    const others = await attach('a.pdf', '%PDF', { insurance_submission: 8002 })
    expect(others).toEqual({ status: 404, body: { detail: 'No encontrado.' } })
    expect((await attach('a.pdf', '%PDF', { insurance_submission: 99_999 })).status).toBe(404)
    const ofInsurance = formOf('a.pdf', '%PDF', { submission_person: 99_999 })
    expect((await account.post(desk.entryAttachments(), ofInsurance)).status).toBe(404)
  })
})

describe('the address of an attachment', () => {
  it('opens without a bearer, byte for byte, until it is removed', async () => {
    const { send, remove, mock } = await withSubmission()
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
    const { body } = await send('foto.PNG', bytes)
    const read = () => mock.request(new URL(body.url).pathname)
    const answer = await read()
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png'])
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
    await remove(desk.attachments(`${body.id}/`))
    expect((await read()).status).toBe(404)
  })

  it('of what the seeds brought opens too, whatever the type that a sender claims', async () => {
    const { submission, send, mock } = await withSubmission()
    const [seeded] = (await submission(8028)).attachments
    const answer = await mock.request(new URL(seeded?.url ?? '').pathname)
    expect(answer.headers.get('Content-Type')).toBe('application/pdf')
    expect((await answer.text()).startsWith('%PDF-1.4')).toBe(true)
    const { body } = await send('página.txt', '<script>alert(1)</script>')
    const page = await mock.request(new URL(body.url).pathname)
    expect(page.headers.get('Content-Type')).toMatch(/^text\/plain/)
    expect(page.headers.get('Content-Disposition')).toMatch(/^attachment/)
  })
})

it('an attachment is removed with its file, and only by its own address', async () => {
  const { send, remove, submission, id, mock } = await withSubmission()
  const files = mock.db.files.count()
  const { body } = await send('póliza.pdf', '%PDF')
  expect((await remove(desk.entryAttachments(`${body.id}/`))).status).toBe(404)
  expect((await remove(desk.attachments(`${body.id}/`))).status).toBe(204)
  expect((await remove(desk.attachments(`${body.id}/`))).status).toBe(404)
  expect((await submission(id)).attachments).toEqual([])
  expect(mock.db.files.count()).toBe(files)
})
