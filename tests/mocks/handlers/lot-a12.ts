import type { Schemas } from '@mocks/contract/operations'
import { createAuthorizationInput, createBackend, paths } from './backend'

/**
 * Creates a backend, signs in residente, and returns functions that list, create and find the authorizations of lot A-12.
 */
export async function createLotA12Client() {
  const { mock, signIn } = await createBackend()
  const residente = await signIn()
  const list = async (query = '') =>
    (await residente.get<Schemas['AuthorizationPage']>(paths.list(101, 201, query))).body
  const create = (overrides: object = {}) =>
    residente.post<Schemas['AuthorizationResult']>(
      paths.create(101, 201),
      createAuthorizationInput(overrides),
    )
  const findNewest = () => mock.db.authorizations.all().at(-1)
  const findAuthorizationId = (name: string) =>
    mock.db.authorizations.first((row) => row.name === name)?.id ?? 0
  return { mock, signIn, residente, list, create, findNewest, findAuthorizationId }
}
