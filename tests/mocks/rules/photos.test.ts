import { requireOwnPhoto, requirePhotoManager } from '@mocks/rules/lot-permissions'
import { isPhotoUsable, maxPhotoBytes, receivePhoto, requestPhoto, toPhotoUpload } from '@mocks/rules/photos'
import type { JoinedResidency } from '@mocks/rules/session'
import { describe, expect, it } from 'vitest'
import { carolina, now, photo, residency } from './sample-lots'
import { lot, neighbourhood, person, refusalOf } from './sample-rows'

const texts = { photoId: 9, fileId: 8, key: 'abc', signature: 's' }
const ask = (file_name: string) =>
  requestPhoto({ file_name, kind: 'resident' }, carolina, texts, new Date(now))
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0)
const jpg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
const file = { id: 8, key: 'one.png', name: 'one.png', media_type: 'image/png', size: 0, content: null }
const receive = (bytes: Uint8Array, more: object = {}, signature = 'good', at = now) =>
  receivePhoto({ photo: photo(more), file }, signature, { bytes }, new Date(at))

describe('asking for a photo', () => {
  it.each([
    ['IMG_2041.JPG', 'abc.jpg', 'image/jpeg'],
    ['mi foto.final.png', 'abc.png', 'image/png'],
    ['yo.jpeg', 'abc.jpeg', 'image/jpeg'],
  ])('%s makes %s', (name, key, media_type) => {
    const asked = ask(name)
    expect(asked.file).toMatchObject({ key, name, media_type, size: 0, content: null })
    expect(asked.photo).toMatchObject({
      file_key: key,
      is_sent: false,
      property_id: null,
      expires_at: '2026-03-16T13:15:00.000Z',
    })
    expect(toPhotoUpload(asked.photo, new URL('http://localhost:4010/'))).toEqual({
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
  ])('%s is refused', (name, sentence) => {
    expect(refusalOf(() => ask(name))).toEqual({ status: 400, body: { file_name: [sentence] } })
  })
})

describe('the bytes of a photo', () => {
  it('decide what it is', () => {
    expect(receive(png)).toMatchObject({
      photo: { is_sent: true },
      file: { media_type: 'image/png', size: 9 },
    })
    expect(receive(jpg).file.media_type).toBe('image/jpeg')
    for (const bytes of [
      png.subarray(0, 4),
      Uint8Array.of(0x47, 0x49, 0x46),
      new TextEncoder().encode('<svg>'),
    ]) {
      expect(refusalOf(() => receive(bytes))).toEqual({
        status: 400,
        body: { non_field_errors: ['El archivo no es una imagen png o jpg.'] },
      })
    }
  })

  it('may be five megabytes and no more', () => {
    const whole = new Uint8Array(maxPhotoBytes)
    whole.set(png)
    expect(receive(whole).file.size).toBe(maxPhotoBytes)
    const more = new Uint8Array(maxPhotoBytes + 1)
    more.set(png)
    expect(refusalOf(() => receive(more)).status).toBe(413)
  })

  it('are taken once, in time, and with the signature', () => {
    const refused = { status: 403, body: { detail: expect.stringContaining('no es válido') } }
    expect(refusalOf(() => receive(png, { is_sent: true }))).toEqual(refused)
    expect(refusalOf(() => receive(png, {}, 'bad'))).toEqual(refused)
    expect(refusalOf(() => receive(png, {}, 'good', '2026-03-16T13:15:00.000Z'))).toEqual(refused)
    expect(receive(png, {}, 'good', '2026-03-16T13:14:59.999Z').photo.is_sent).toBe(true)
  })
})

describe('a photo that somebody is saved with', () => {
  it.each([
    [{}, true],
    [{ is_sent: false }, false],
    [{ kind: 'pet' }, false],
    [{ person_id: 303 }, false],
    [{ property_id: 201 }, false],
  ] as const)('with %j is ready: %s', (more, isGood) => {
    expect(isPhotoUsable(photo({ is_sent: true, ...more }), carolina, 'resident')).toBe(isGood)
  })
})

describe('who may remove a photo', () => {
  const home = (more: Partial<JoinedResidency> = {}): JoinedResidency => ({
    lot,
    person: carolina,
    realProperty: neighbourhood,
    residency: residency({ can_manage_property: true }),
    ...more,
  })

  it('is whoever manages its lot, or asked for it', () => {
    const onLot = { photo: photo({ property_id: 201, person_id: 999 }), shown: [residency()] }
    const unsaved = { photo: photo(), shown: [] }
    expect(requireOwnPhoto(onLot, [home()], 101)).toEqual(onLot.photo)
    expect(requireOwnPhoto(unsaved, [home()], 101)).toEqual(unsaved.photo)
    const stranger = home({ person: person(999), lot: { ...lot, id: 202 } })
    for (const one of [onLot, unsaved]) {
      expect(refusalOf(() => requireOwnPhoto(one, [stranger], 101)).status).toBe(404)
    }
    expect(refusalOf(() => requireOwnPhoto(unsaved, [home()], 102)).status).toBe(404)
    const reader = home({ residency: residency({ can_manage_property: false }) })
    expect(refusalOf(() => requireOwnPhoto(onLot, [reader], 101)).status).toBe(403)
  })

  it('of an owner is nothing to who rents, and to nobody where the neighbourhood keeps owners to itself', () => {
    const onLot = { photo: photo({ property_id: 201 }), shown: [residency()] }
    const renter = home({ residency: residency({ role: 'renter', can_manage_property: true }) })
    expect(refusalOf(() => requireOwnPhoto(onLot, [renter], 101)).status).toBe(404)
    const kept = home({ realProperty: { ...neighbourhood, can_manage_residents: false } })
    expect(refusalOf(() => requireOwnPhoto(onLot, [kept], 101)).status).toBe(403)
  })

  it.each([
    ['resident', { can_manage_residents: false }, 'may'],
    ['resident', { can_manage_residents: false, can_manage_tenants: false }, 'may not'],
    ['pet', { can_manage_pets: false }, 'may not'],
  ] as const)('of a %s with %j %s', (kind, flags, verdict) => {
    const homes = [home({ realProperty: { ...neighbourhood, ...flags } })]
    const rule = () => requirePhotoManager(homes, kind)
    if (verdict === 'may') expect(rule).not.toThrow()
    else expect(refusalOf(rule).status).toBe(403)
  })
})
