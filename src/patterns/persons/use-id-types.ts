import { useListIdTypes } from '@/api/generated/catalogs/catalogs'
import type { IdType } from '@/api/generated/model/idType'
import { useSession } from '@/session/use-session'

/** The document types until the API has responded. */
const initialIdTypes: readonly IdType[] = [{ code: 'DNI', name: 'DNI' }]

/** Returns the document types of the session. If the session contains none, the hook loads them from the API. */
export function useIdTypes(): readonly { code: string; name: string }[] {
  const { idtype } = useSession().session
  const { data } = useListIdTypes({ query: { enabled: idtype.length === 0 } })
  return idtype.length > 0 ? idtype : (data ?? initialIdTypes)
}
