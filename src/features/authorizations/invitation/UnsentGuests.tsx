import { useState } from 'react'
import type { AuthorizationUpdate } from '@/api/generated/model/authorizationUpdate'
import { authorizationWrites } from '@/api/writes/authorizations'
import { useWrite } from '@/api/writes/use-write'
import { describeError } from '@/copy/errors'
import { Alert } from '@/design-system/components/Alert/Alert'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import type { LotReference } from '../terms/use-lot-reference'
import { copy } from './copy'

const words = copy.list

interface UnsentGuestsProps {
  lotReference: LotReference
  /** The new invitation; undefined if the backend does not return its id. */
  id: number | undefined
  /** The request that adds the guests. */
  addition: AuthorizationUpdate
}

/** Says that a new invitation was saved without the guests of the host's list, and sends them again. */
export function UnsentGuests({ lotReference, id, addition }: UnsentGuestsProps) {
  const updateAuthorization = useWrite(authorizationWrites.updateAuthorization)
  const [state, setState] = useState<{ isSending?: boolean; isSent?: boolean; reason?: string }>({})
  const count = addition.add_people?.length ?? 0
  if (state.isSent)
    return (
      <Alert tone="success" isLive>
        {words.done(count)}
      </Alert>
    )
  const retry = async (sentId: number) => {
    setState({ isSending: true })
    try {
      await updateAuthorization({ ...lotReference, id: sentId, data: addition })
      setState({ isSent: true })
    } catch (error) {
      setState({ reason: describeError(error).join(' ') })
    }
  }
  return (
    <RetryAlert onRetry={id === undefined ? undefined : () => void retry(id)} isRetrying={state.isSending}>
      {words.failed(count)} {id === undefined ? words.withoutId : state.reason}
    </RetryAlert>
  )
}
