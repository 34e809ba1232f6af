import { listAuthorizations } from '@/api/generated/authorizations/authorizations'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { cutText } from '@/patterns/filters/cut-text'
import type { SessionProperty } from '@/session/session-schema'
import { longestSearch } from '../longest-search'

const pageSize = 10
/** Of more namesakes than are on so many pages none is looked through. */
const mostPages = 10

type Sought = Pick<AuthorizationDetail, 'id' | 'name'>

/** The first of some lots whose list has an authorization; null where none does. */
export async function findLot(
  authorization: Sought,
  lots: readonly SessionProperty[],
  signal: AbortSignal,
): Promise<SessionProperty | null> {
  for (const lot of lots) {
    if (await isListed(authorization, lot, signal)) return lot
  }
  return null
}

async function isListed({ id, name }: Sought, lot: SessionProperty, signal: AbortSignal): Promise<boolean> {
  for (let page = 1; page <= mostPages; page += 1) {
    const filter = { search: cutText(name, longestSearch), page }
    const { count, results } = await listAuthorizations(lot.real_property_id, lot.property_id, filter, {
      signal,
    })
    if (results.some((one) => one.id === id)) return true
    if (page * pageSize >= count) return false
  }
  return false
}
