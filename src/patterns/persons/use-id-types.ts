import { useListIdTypes } from '@/api/generated/catalogs/catalogs'
import type { IdType } from '@/api/generated/model/idType'
import { useSession } from '@/session/use-session'

const argentinian: readonly IdType[] = [{ code: 'DNI', name: 'DNI' }]

/** Returns the document types of the session. If the session contains none, the hook loads the types from the API. */
export function useIdTypes(): readonly { code: string; name: string }[] {
  const { idtype } = useSession().session
  const { data } = useListIdTypes({ query: { enabled: idtype.length === 0 } })
  return idtype.length > 0 ? idtype : (data ?? argentinian)
}
