import { requireManageablePhoto, requirePhotoManager } from '@mocks/rules/lot-permissions'
import { isPhotoUsable, maxPhotoBytes, receivePhoto, requestPhoto, toPhotoUpload } from '@mocks/rules/photos'
import type { JoinedResidency } from '@mocks/rules/session'
import { describe, expect, it } from 'vitest'
import { callerPerson, createPhotoRow, createResidencyRow, now } from './sample-lots'
import { catchRefusal, createPersonRow, lot, neighbourhood } from './sample-rows'

const newPhotoFields = { photoId: 9, fileId: 8, key: 'abc', signature: 's' }
const requestResidentPhoto = (file_name: string) =>
  requestPhoto({ file_name, kind: 'resident' }, callerPerson, newPhotoFields, new Date(now))
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0)
const jpg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
const file = { id: 8, key: 'one.png', name: 'one.png', media_type: 'image/png', size: 0, content: null }
const receiveBytes = (bytes: Uint8Array, overrides: object = {}, signature = 'good', instant = now) =>
  receivePhoto({ photo: createPhotoRow(overrides), file }, signature, { bytes }, new Date(instant))

describe('requestPhoto', () => {
  it.each([
    ['IMG_2041.JPG', 'abc.jpg', 'image/jpeg'],
    ['mi foto.final.png', 'abc.png', 'image/png'],
    ['yo.jpeg', 'abc.jpeg', 'image/jpeg'],
  ])('creates an upload for %s with the key %s', (name, key, media_type) => {
    const upload = requestResidentPhoto(name)
    expect(upload.file).toMatchObject({ key, name, media_type, size: 0, content: null })
    expect(upload.photo).toMatchObject({
      file_key: key,
      is_sent: false,
      property_id: null,
      expires_at: '2026-03-16T13:15:00.000Z',
    })
    expect(toPhotoUpload(upload.photo, new URL('http://localhost:4010/'))).toEqual({
      url: `http://localhost:4010/uploads/${key}?signature=s`,
      file_name: key,
    })
  })

  it.each([
    ['foto.gif', 'Formato gif no soportado. Sólo se admiten: png, jpg, jpeg'],
    ['foto.constructor', 'Formato constructor no soportado. Sólo se admiten: png, jpg, jpeg'],
    [
      'foto',
      'No se pudo definir el formato del archivo. Subí uno de los siguientes formatos: png, jpg, jpeg.',
    ],
  ])('rejects the file name %s', (name, sentence) => {
    expect(catchRefusal(() => requestResidentPhoto(name))).toEqual({
      status: 400,
      body: { file_name: [sentence] },
    })
  })
})

describe('receivePhoto', () => {
  it('detects the media type from the first bytes, and rejects bytes that are neither png nor jpg', () => {
    expect(receiveBytes(png)).toMatchObject({
      photo: { is_sent: true },
      file: { media_type: 'image/png', size: 9 },
    })
    expect(receiveBytes(jpg).file.media_type).toBe('image/jpeg')
    for (const bytes of [
      png.subarray(0, 4),
      Uint8Array.of(0x47, 0x49, 0x46),
      new TextEncoder().encode('<svg>'),
    ]) {
      expect(catchRefusal(() => receiveBytes(bytes))).toEqual({
        status: 400,
        body: { non_field_errors: ['El archivo no es una imagen png o jpg.'] },
      })
    }
  })

  it('accepts a photo of five megabytes, and rejects a photo with one byte more', () => {
    const largestPhoto = new Uint8Array(maxPhotoBytes)
    largestPhoto.set(png)
    expect(receiveBytes(largestPhoto).file.size).toBe(maxPhotoBytes)
    const tooLargePhoto = new Uint8Array(maxPhotoBytes + 1)
    tooLargePhoto.set(png)
    expect(catchRefusal(() => receiveBytes(tooLargePhoto))).toEqual({
      status: 413,
      body: { detail: 'La foto excede el límite de 5MB.' },
    })
  })

  it('accepts the bytes of a photo only once, only before the expiry and only with the right signature', () => {
    const refusal = { status: 403, body: { detail: expect.stringContaining('no es válido') } }
    expect(catchRefusal(() => receiveBytes(png, { is_sent: true }))).toEqual(refusal)
    expect(catchRefusal(() => receiveBytes(png, {}, 'bad'))).toEqual(refusal)
    expect(catchRefusal(() => receiveBytes(png, {}, 'good', '2026-03-16T13:15:00.000Z'))).toEqual(refusal)
    expect(receiveBytes(png, {}, 'good', '2026-03-16T13:14:59.999Z').photo.is_sent).toBe(true)
  })
})

describe('isPhotoUsable', () => {
  it.each([
    [{}, true],
    [{ is_sent: false }, false],
    [{ kind: 'pet' }, false],
    [{ person_id: 303 }, false],
    [{ property_id: 201 }, false],
  ] as const)('for a photo with %j, returns %s', (overrides, isUsable) => {
    expect(isPhotoUsable(createPhotoRow({ is_sent: true, ...overrides }), callerPerson, 'resident')).toBe(
      isUsable,
    )
  })
})

describe('the permission to remove a photo', () => {
  const createJoinedResidency = (overrides: Partial<JoinedResidency> = {}): JoinedResidency => ({
    lot,
    person: callerPerson,
    realProperty: neighbourhood,
    residency: createResidencyRow({ can_manage_property: true }),
    ...overrides,
  })

  it('belongs to residents who may manage the lot of the photo, and to the uploader as long as no lot has the photo', () => {
    const lotPhoto = {
      photo: createPhotoRow({ property_id: 201, person_id: 999 }),
      residencies: [createResidencyRow()],
    }
    const unsavedPhoto = { photo: createPhotoRow(), residencies: [] }
    expect(requireManageablePhoto(lotPhoto, [createJoinedResidency()], 101)).toEqual(lotPhoto.photo)
    expect(requireManageablePhoto(unsavedPhoto, [createJoinedResidency()], 101)).toEqual(unsavedPhoto.photo)
    const strangerResidency = createJoinedResidency({
      person: createPersonRow(999),
      lot: { ...lot, id: 202 },
    })
    for (const photoWithResidents of [lotPhoto, unsavedPhoto]) {
      expect(
        catchRefusal(() => requireManageablePhoto(photoWithResidents, [strangerResidency], 101)).status,
      ).toBe(404)
    }
    expect(
      catchRefusal(() => requireManageablePhoto(unsavedPhoto, [createJoinedResidency()], 102)).status,
    ).toBe(404)
    const nonManagerResidency = createJoinedResidency({
      residency: createResidencyRow({ can_manage_property: false }),
    })
    expect(catchRefusal(() => requireManageablePhoto(lotPhoto, [nonManagerResidency], 101)).status).toBe(403)
  })

  it('for the photo of a co-resident, is refused to tenants, and to everyone if `can_manage_residents` is false', () => {
    const lotPhoto = { photo: createPhotoRow({ property_id: 201 }), residencies: [createResidencyRow()] }
    const tenantResidency = createJoinedResidency({
      residency: createResidencyRow({ role: 'tenant', can_manage_property: true }),
    })
    expect(catchRefusal(() => requireManageablePhoto(lotPhoto, [tenantResidency], 101)).status).toBe(404)
    const restrictedResidency = createJoinedResidency({
      realProperty: { ...neighbourhood, can_manage_residents: false },
    })
    expect(catchRefusal(() => requireManageablePhoto(lotPhoto, [restrictedResidency], 101))).toEqual({
      status: 403,
      body: { detail: expect.stringContaining('no tenés habilitada la posibilidad de gestionar') },
    })
  })

  it('needs only one of the lots of the user to allow it', () => {
    const lotPhoto = { photo: createPhotoRow({ property_id: 201 }), residencies: [createResidencyRow()] }
    const homes = [false, true].map((can_manage_property) =>
      createJoinedResidency({ residency: createResidencyRow({ can_manage_property }) }),
    )
    expect(requireManageablePhoto(lotPhoto, homes, 101)).toEqual(lotPhoto.photo)
    expect(() => requirePhotoManager(homes, 'pet')).not.toThrow()
  })

  it.each([
    ['resident', { can_manage_residents: false }, 'allowed'],
    ['resident', { can_manage_residents: false, can_manage_tenants: false }, 'forbidden'],
    ['pet', { can_manage_pets: false }, 'forbidden'],
  ] as const)(
    'depends on the flags of the neighbourhood: removing the photo of a %s with the flags %j is %s',
    (kind, flags, verdict) => {
      const residencies = [createJoinedResidency({ realProperty: { ...neighbourhood, ...flags } })]
      const checkPermission = () => requirePhotoManager(residencies, kind)
      if (verdict === 'allowed') expect(checkPermission).not.toThrow()
      else expect(catchRefusal(checkPermission).status).toBe(403)
    },
  )
})
