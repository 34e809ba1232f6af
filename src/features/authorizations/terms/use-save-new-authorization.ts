import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCreateAuthorization } from '@/api/generated/authorizations/authorizations'
import type { AuthorizationInput } from '@/api/generated/model/authorizationInput'
import type { paths } from '@/paths'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import type { SavedAuthorization } from './saved-authorization'
import { useLotReference } from './use-lot-reference'

/** Creates an authorization or invitation, keeps the result, and starts a new form. */
export function useSaveNewAuthorization<Values>(
  toInput: (values: Values) => AuthorizationInput,
  path: typeof paths.newAuthorization,
) {
  const navigate = useNavigate()
  const place = useLotReference()
  const { request, send } = useIdempotentRequest()
  const createAuthorization = useCreateAuthorization({ request })
  const [saved, setSaved] = useState<SavedAuthorization>()
  const create = async (values: Values) => {
    const data = toInput(values)
    const result = await send(data, () => createAuthorization.mutateAsync({ ...place, data }))
    setSaved({ authorization: { ...data, id: result.id }, result })
  }
  const beginAnew = () => {
    setSaved(undefined)
    // The next form does not reuse the same authorization.
    void navigate(path(), { replace: true })
  }
  return { saved, create, beginAnew }
}
