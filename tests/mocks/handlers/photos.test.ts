import type { Schemas } from '@mocks/contract/operations'
import { drawPhoto } from '@mocks/scenarios/lots/draw-photo'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { createCoResidentInput, createPetInput, lotPaths as paths } from './lot-requests'
import { createPhotosClient } from './lots-client'

const bytes = drawPhoto({ wall: [1, 2, 3], head: [4, 5, 6], shoulders: [7, 8, 9] })
const federico = { first_name: 'Federico', last_name: 'Ibáñez', id_number: '31204987' }

describe('a drawn photo', () => {
  it('is a valid PNG with the given colours', () => {
    const { width, height, data } = PNG.sync.read(Buffer.from(bytes))
    expect([width, height]).toEqual([64, 64])
    expect([...data.subarray(0, 4)]).toEqual([1, 2, 3, 255])
    // The pixel in row 24 and column 32 belongs to the head. Each pixel has four bytes.
    const headPixelOffset = (24 * 64 + 32) * 4
    expect([...data.subarray(headPixelOffset, headPixelOffset + 3)]).toEqual([4, 5, 6])
  })
})

describe('a photo', () => {
  it('can be saved for a co-resident only after the upload, and is then read and removed', async () => {
    const { requestUpload, putFile, send, mock } = await createPhotosClient()
    const { status, body: upload } = await requestUpload()
    expect(status).toBe(201)
    expect(upload.url).toContain(`/uploads/${upload.file_name}?signature=`)
    const saveCoResident = () =>
      send<Schemas['CoResident']>(
        'PUT',
        paths.updateCoResident(101, 201, 301, 51),
        createCoResidentInput({
          ...federico,
          photo_file_name: upload.file_name,
          original_photo_file_name: 'demo-photo-federico.png',
        }),
      )
    expect(await saveCoResident()).toMatchObject({
      status: 400,
      body: { photo_file_name: [expect.any(String)] },
    })
    expect((await putFile(upload.url, bytes)).status).toBe(204)
    expect((await saveCoResident()).body).toMatchObject({
      photo_file_name: upload.file_name,
      original_photo_file_name: upload.file_name,
      photo_update_date: '2026-03-16T13:00:00.000Z',
    })
    const shownPhoto = await send<Schemas['PhotoAddress']>('GET', paths.photo(101, 51))
    expect(new URL(shownPhoto.body.url).pathname).toBe(`/uploads/${upload.file_name}`)
    const removePhoto = (file_name: string) => send('PUT', paths.removePhoto(101), { file_name })
    expect((await removePhoto('demo-photo-federico.png')).status).toBe(204)
    expect((await send('GET', paths.photo(101, 51))).status).toBe(200)
    expect((await removePhoto(upload.file_name)).status).toBe(204)
    expect((await send('GET', paths.photo(101, 51))).status).toBe(404)
    expect(mock.db.files.by('key', upload.file_name)).toEqual([])
    expect((await removePhoto(upload.file_name)).status).toBe(404)
  })

  it('is stored with its bytes unchanged', async () => {
    const { requestUpload, putFile, mock } = await createPhotosClient()
    const { body } = await requestUpload('pet', 'perro.JPEG')
    await putFile(body.url, bytes)
    const [file] = mock.db.files.by('key', body.file_name)
    expect(file).toMatchObject({ name: 'perro.JPEG', media_type: 'image/png', size: bytes.length })
    expect(Buffer.from(file?.content ?? '', 'base64').equals(Buffer.from(bytes))).toBe(true)
  })

  it('is served at its URL without a bearer token, but only after the upload', async () => {
    const { send, call } = await createPhotosClient()
    const { body } = await send<Schemas['PhotoAddress']>('GET', paths.photo(101, 51))
    const response = await call('GET', new URL(body.url).pathname)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png'])
    expect(PNG.sync.read(Buffer.from(response.body as Uint8Array)).width).toBe(64)
    expect((await call('GET', '/uploads/demo-photo-pending.png')).status).toBe(404)
  })

  it('can be uploaded only as an image, with the signature of its URL, once, and within fifteen minutes', async () => {
    const { requestUpload, putFile, mock } = await createPhotosClient()
    const { body: first } = await requestUpload()
    expect((await putFile(first.url.replace(/signature=.*/, 'signature=guessed'), bytes)).status).toBe(403)
    expect((await putFile(first.url.replace(first.file_name, 'other.png'), bytes)).status).toBe(404)
    expect((await putFile(first.url, new TextEncoder().encode('GIF89a'))).status).toBe(400)
    expect((await putFile(first.url, bytes)).status).toBe(204)
    expect((await putFile(first.url, bytes)).status).toBe(403)
    const { body: second } = await requestUpload()
    expect(second.file_name).not.toBe(first.file_name)
    mock.world.clock.set(Date.parse('2026-03-16T10:15:00-03:00'))
    expect((await putFile(second.url, bytes)).status).toBe(403)
  })

  it('cannot be saved for a pet if it was uploaded for a resident', async () => {
    const { requestUpload, putFile, send } = await createPhotosClient()
    const { body } = await requestUpload('resident')
    await putFile(body.url, bytes)
    const savePet = (photo_file_name: string) =>
      send('PUT', paths.update(101, 201, 'pet', 80001), createPetInput({ photo_file_name }))
    expect((await savePet(body.file_name)).status).toBe(400)
    expect((await savePet('demo-photo-federico.png')).status).toBe(400)
    const { body: petUpload } = await requestUpload('pet')
    await putFile(petUpload.url, bytes)
    expect((await savePet(petUpload.file_name)).status).toBe(200)
    expect((await send<Schemas['PhotoAddress']>('GET', paths.photo(101, 80001))).body.url).toContain(
      petUpload.file_name,
    )
  })

  it('cannot be uploaded if the extension of its file name is not supported', async () => {
    const { requestUpload } = await createPhotosClient()
    expect(await requestUpload('resident', 'foto.gif')).toEqual({
      status: 400,
      body: { file_name: ['Formato gif no soportado. Sólo se admiten: png, jpg, jpeg'] },
    })
  })

  it('cannot be uploaded by a tenant without the permission to manage the lot', async () => {
    const { call, signIn } = await createPhotosClient()
    const token = await signIn('inquilino@demo.ar')
    const requestBody = { file_name: 'foto.png', kind: 'resident' }
    expect((await call('POST', paths.requestPhoto(101), { token, body: requestBody })).status).toBe(403)
  })
})
