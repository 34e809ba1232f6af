import { useState } from 'react'
import { useUpdateAuthorization } from '@/api/generated/authorizations/authorizations'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizationUpdate } from '@/api/generated/model/authorizationUpdate'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import type { SavedAuthorization } from './saved-authorization'
import type { LotReference } from './use-lot-reference'

/** Saves changes of an authorization or invitation under its own lot, and keeps the result. */
export function useSaveAuthorizationChanges<Values>(
  toUpdate: (values: Values, authorization: AuthorizationDetail) => AuthorizationUpdate,
) {
  const { request, send } = useIdempotentRequest()
  const updateAuthorization = useUpdateAuthorization({ request })
  const [saved, setSaved] = useState<SavedAuthorization>()
  const update = (authorization: AuthorizationDetail, place: LotReference) => async (values: Values) => {
    const data = toUpdate(values, authorization)
    const { id } = authorization
    const result = await send(data, () => updateAuthorization.mutateAsync({ ...place, id, data }))
    setSaved({ authorization: { ...data, id }, result })
  }
  return { saved, update }
}
