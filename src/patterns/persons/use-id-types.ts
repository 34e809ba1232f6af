import { useListIdTypes } from '@/api/generated/catalogs/catalogs'
import type { IdType } from '@/api/generated/model/idType'
import { useSession } from '@/session/use-session'

const argentinian: readonly IdType[] = [{ code: 'DNI', name: 'DNI' }]

/** The document types: what signing in brought or, if that was none, what is asked for once. */
export function useIdTypes(): readonly { code: string; name: string }[] {
  const { idtype } = useSession().session
  const { data } = useListIdTypes({ query: { enabled: idtype.length === 0 } })
  return idtype.length > 0 ? idtype : (data ?? argentinian)
}
