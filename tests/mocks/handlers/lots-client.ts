import type { Schemas } from '@mocks/contract/operations'
import type { MockOptions } from '@mocks/node'
import { createCallClient } from '../client'
import { accounts, createBackend } from './backend'
import {
  createCoResidentInput,
  createPetInput,
  createTenantInput,
  createVehicleInput,
  lotPaths as paths,
} from './lot-requests'

/** Creates a backend, signs in residente, and returns functions that send requests about lot A-12. */
export async function createLotsClient(options: MockOptions = {}) {
  const { mock, signIn, send, login } = await createBackend(options)
  const { session, ...residente } = await signIn()
  const listRows = async (kind: 'owners' | 'tenants' | 'cars' | 'pets', query = '') =>
    (
      await residente.get<{ count: number; results: { id: number; full_name: string }[] }>(
        paths.list(101, 201, kind, query),
      )
    ).body
  return {
    mock,
    signIn,
    send,
    login,
    session,
    residente: { ...residente, delete: (path: string) => send('DELETE', path, undefined, session.token) },
    listRows,
    listNames: async (kind: 'owners' | 'tenants', query = '') =>
      (await listRows(kind, query)).results.map(({ full_name }) => full_name),
    addCoResident: (overrides: object = {}, pid = 201) =>
      residente.post<Schemas['CoResident']>(
        paths.create(101, pid, 301, 'owner'),
        createCoResidentInput(overrides),
      ),
    addTenant: (overrides: object = {}, pid = 201) =>
      residente.post<Schemas['Tenant']>(paths.create(101, pid, 301, 'tenant'), createTenantInput(overrides)),
    addVehicle: (overrides: object = {}) =>
      residente.post<Schemas['Vehicle']>(paths.create(101, 201, 301, 'car'), createVehicleInput(overrides)),
    addPet: (overrides: object = {}) =>
      residente.post<Schemas['Pet']>(paths.create(101, 201, 301, 'pet'), createPetInput(overrides)),
  }
}

/** Creates a backend, signs in residente, and returns functions that request the URL of an upload and upload a photo to it. */
export async function createPhotosClient() {
  const { mock, call, signIn } = await createCallClient({ onViolation: 'throw' })
  const token = await signIn(accounts.residente)
  const send = async <Body>(method: string, path: string, body?: unknown) => {
    const response = await call(method, path, { token, body })
    return { status: response.status, body: response.body as Body }
  }
  const requestUpload = (kind: 'resident' | 'pet' = 'resident', file_name = 'IMG_2041.png') =>
    send<Schemas['PhotoUpload']>('POST', paths.requestPhoto(101), { file_name, kind })
  /** Sends the bytes to the signed URL without a bearer token. */
  const putFile = async (url: string, bytes: Uint8Array) => {
    const { pathname, search } = new URL(url)
    return call('PUT', `${pathname}${search}`, { body: bytes, headers: { 'Content-Type': 'image/png' } })
  }
  return { mock, send, requestUpload, putFile, call, signIn }
}
