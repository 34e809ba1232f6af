import type { Schemas } from '@mocks/contract/operations'
import { backend, draft, paths } from './backend'

/** A backend, residente, and what residente sees of lot A-12. */
export async function onA12() {
  const { mock, as } = await backend()
  const residente = await as()
  const list = async (query = '') =>
    (await residente.get<Schemas['AuthorizationPage']>(paths.list(101, 201, query))).body
  const create = (more: object = {}) =>
    residente.post<Schemas['AuthorizationResult']>(paths.create(101, 201), draft(more))
  const newest = () => mock.db.authorizations.all().at(-1)
  const idOf = (name: string) => mock.db.authorizations.first((row) => row.name === name)?.id ?? 0
  return { mock, as, residente, list, create, newest, idOf }
}
