import type { Schemas } from '@mocks/contract/operations'
import type { MockOptions } from '@mocks/node'
import { client } from '../client'
import { accounts, backend } from './backend'
import { coResident, lotPaths as paths, pet, tenant, vehicle } from './lot-drafts'

/** A backend, residente, and what residente does on A-12. */
export async function onLots(options: MockOptions = {}) {
  const { mock, as, ask, login } = await backend(options)
  const { session, ...residente } = await as()
  const rows = async (what: 'owners' | 'tenants' | 'cars' | 'pets', query = '') =>
    (
      await residente.get<{ count: number; results: { id: number; full_name: string }[] }>(
        paths.list(101, 201, what, query),
      )
    ).body
  return {
    mock,
    as,
    ask,
    login,
    session,
    residente: { ...residente, del: (path: string) => ask('DELETE', path, undefined, session.token) },
    rows,
    names: async (what: 'owners' | 'tenants', query = '') =>
      (await rows(what, query)).results.map(({ full_name }) => full_name),
    addCoResident: (more: object = {}, pid = 201) =>
      residente.post<Schemas['CoResident']>(paths.create(101, pid, 301, 'owner'), coResident(more)),
    addTenant: (more: object = {}, pid = 201) =>
      residente.post<Schemas['Tenant']>(paths.create(101, pid, 301, 'tenant'), tenant(more)),
    addVehicle: (more: object = {}) =>
      residente.post<Schemas['Vehicle']>(paths.create(101, 201, 301, 'car'), vehicle(more)),
    addPet: (more: object = {}) =>
      residente.post<Schemas['Pet']>(paths.create(101, 201, 301, 'pet'), pet(more)),
  }
}

/** A backend and the portal's way to send a photo. */
export async function withPhotos() {
  const { mock, call, signIn } = await client({ onViolation: 'throw' })
  const token = await signIn(accounts.residente)
  const send = async <Body>(method: string, path: string, body?: unknown) => {
    const answer = await call(method, path, { token, body })
    return { status: answer.status, body: answer.body as Body }
  }
  const ask = (kind: 'resident' | 'pet' = 'resident', file_name = 'IMG_2041.png') =>
    send<Schemas['PhotoUpload']>('POST', paths.askPhoto(101), { file_name, kind })
  /** To the signed address as it stands, without a bearer. */
  const put = async (url: string, bytes: Uint8Array) => {
    const { pathname, search } = new URL(url)
    return call('PUT', `${pathname}${search}`, { body: bytes, headers: { 'Content-Type': 'image/png' } })
  }
  return { mock, send, ask, put, call, signIn }
}
