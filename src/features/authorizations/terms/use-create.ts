import { useState } from 'react'
import { useCreateAuthorization } from '@/api/generated/authorizations/authorizations'
import type { AuthorizationInput } from '@/api/generated/model/authorizationInput'
import type { AuthorizationResult } from '@/api/generated/model/authorizationResult'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { usePlace } from './use-place'

/** Creates an authorization or an invitation of the lot, keeps what came of it, and begins anew. */
export function useCreate<Values>(toInput: (values: Values) => AuthorizationInput) {
  const place = usePlace()
  const { request, send } = useIdempotentRequest()
  const createAuthorization = useCreateAuthorization({ request })
  const [saved, setSaved] = useState<AuthorizationResult>()
  const create = async (values: Values) => {
    const data = toInput(values)
    setSaved(await send(data, () => createAuthorization.mutateAsync({ ...place, data })))
  }
  return { saved, create, beginAnew: () => setSaved(undefined) }
}
