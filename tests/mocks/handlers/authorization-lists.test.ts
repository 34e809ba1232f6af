import type { Schemas } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { createBackend, paths, today } from './backend'
import { createLotA12Client } from './lot-a12'

type Page = Schemas['AuthorizationPage']
type Detail = Schemas['AuthorizationDetail']

describe('the list of authorizations', () => {
  it('returns ten authorizations a page, the newest first', async () => {
    const { list, residente } = await createLotA12Client()
    const pages = [await list(), await list('?page=2'), await list('?page=3')]
    expect(pages.map(({ count, current, results }) => [count, current, results.length])).toEqual([
      [26, 1, 10],
      [26, 2, 10],
      [26, 3, 6],
    ])
    const ids = pages.flatMap(({ results }) => results.map(({ id }) => id))
    expect(ids).toEqual([...ids].sort((left, right) => right - left))
    expect((await residente.get(paths.list(101, 201, '?page=4'))).status).toBe(404)
  })

  it('returns only valid authorizations for `is_active=true`, and only expired ones for `is_active=false`', async () => {
    const { list } = await createLotA12Client()
    const [valid, expired] = [await list('?is_active=true'), await list('?is_active=false')]
    expect([valid.count, expired.count]).toEqual([18, 8])
    expect(valid.results.every(({ to_date }) => to_date >= today)).toBe(true)
    expect(expired.results.every(({ to_date }) => to_date < today)).toBe(true)
  })

  it.each([
    ['truco', ['Torneo de truco']],
    ['CUMPLEANOS', ['Cumpleaños de Sofi']],
    ['araujo', ['Clases de portugués']],
    ['peralta rubén', ['Piletero']],
    ['31888777', ['Juana Pérez + 1']],
    ['nada de esto', []],
  ])('searches titles, names and document numbers for "%s"', async (search, titles) => {
    const { list } = await createLotA12Client()
    const page = await list(`?search=${encodeURIComponent(search)}`)
    expect(page.results.map(({ name }) => name)).toEqual(titles)
    expect(page.count).toBe(titles.length)
  })

  it('returns only the authorizations of the lot in the path', async () => {
    const { residente } = await createLotA12Client()
    const listNames = async (rp: number, pid: number) =>
      (await residente.get<Page>(paths.list(rp, pid))).body.results.map(({ name }) => name)
    expect((await listNames(101, 202)).sort()).toEqual(['Agrimensor', 'Cuidador del lote'])
    expect((await listNames(102, 301)).sort()).toEqual(['Cabalgata', 'Juana Pérez'])
  })

  it('compares the last day of an authorization with the local date of the neighbourhood, not the UTC date', async () => {
    const { signIn } = await createBackend({ now: '2026-03-16T23:30:00-03:00' })
    const residente = await signIn()
    const { body } = await residente.get<Page>(paths.list(101, 201, '?is_active=true&search=mudanza'))
    expect(body.results.map(({ to_date }) => to_date)).toEqual(['2026-03-16'])
  })
})

describe('an authorization', () => {
  it('has a QR code and a message only while it is valid', async () => {
    const { residente, findAuthorizationId } = await createLotA12Client()
    const valid = await residente.get<Detail>(paths.read(findAuthorizationId('Torneo de truco')))
    expect(valid.body.qrcode).toMatch(/^LA-/)
    expect(valid.body.message).toContain('Torneo de truco')
    expect(valid.body).toMatchObject({ count_authorized: 8 })
    expect(valid.body.people).toHaveLength(5)
    const expired = await residente.get<Detail>(paths.read(findAuthorizationId('Pintores')))
    expect(expired.body).not.toHaveProperty('qrcode')
    expect(expired.body).not.toHaveProperty('message')
  })

  it('has a list of its authorized people, which is sorted by name and has filters and pages', async () => {
    const { residente, findAuthorizationId } = await createLotA12Client()
    const id = findAuthorizationId('Torneo de truco')
    const listPeople = async (query = '') =>
      (await residente.get<Schemas['AuthorizedPersonPage']>(paths.people(id, query))).body
    const allPeople = await listPeople()
    expect(allPeople.count).toBe(8)
    expect(allPeople.results.map(({ full_name }) => full_name)).toEqual([
      'Alejandro Godoy',
      'Fabián Di Benedetto',
      'Germán Paz',
      'Héctor Bustos',
      'Omar Orellana',
      'Óscar Quiroga',
      'Osvaldo Méndez',
      'Raúl Giménez',
    ])
    expect((await listPeople('?full_name=OSC')).results.map(({ full_name }) => full_name)).toEqual([
      'Óscar Quiroga',
    ])
    const [first] = allPeople.results
    expect((await listPeople(`?id_number=${first?.id_number}`)).results).toEqual([first])
    expect((await listPeople('?page=2&page_size=5')).results).toEqual(allPeople.results.slice(5))
    expect((await residente.get(paths.people(id, '?page=3&page_size=5'))).status).toBe(404)
  })
})
