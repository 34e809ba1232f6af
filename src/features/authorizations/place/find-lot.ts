import { listAuthorizations } from '@/api/generated/authorizations/authorizations'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { cutText } from '@/patterns/filters/cut-text'
import type { SessionProperty } from '@/session/session-schema'
import { authorizationSearchLimit } from '../search-limit'

const pageSize = 10
/** Of more namesakes than are on so many pages none is looked through. */
const maxPages = 10

type SearchedAuthorization = Pick<AuthorizationDetail, 'id' | 'name'>

/** The first of some lots whose list has an authorization; null where none does. */
export async function findLot(
  authorization: SearchedAuthorization,
  lots: readonly SessionProperty[],
  signal: AbortSignal,
): Promise<SessionProperty | null> {
  for (const lot of lots) {
    if (await isListed(authorization, lot, signal)) return lot
  }
  return null
}

async function isListed(
  { id, name }: SearchedAuthorization,
  lot: SessionProperty,
  signal: AbortSignal,
): Promise<boolean> {
  for (let page = 1; page <= maxPages; page += 1) {
    const filter = { search: cutText(name, authorizationSearchLimit), page }
    const { count, results } = await listAuthorizations(lot.real_property_id, lot.property_id, filter, {
      signal,
    })
    if (results.some((one) => one.id === id)) return true
    if (page * pageSize >= count) return false
  }
  return false
}
