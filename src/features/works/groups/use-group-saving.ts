import type { GroupAuthorizationInput } from '@/api/generated/model/groupAuthorizationInput'
import {
  useCreateGroupAuthorization,
  useUpdateGroupAuthorization,
} from '@/api/generated/work-groups/work-groups'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { useNotify } from '@/patterns/notify/use-notify'
import { useWork } from '../detail/use-work'
import { copy } from './copy'

/** Saves a new or known group, shows a toast, and refetches what other users changed meanwhile. */
export function useGroupSaving(id?: number) {
  const { realPropertyId, workId } = useWork()
  const notify = useNotify()
  const { request, send } = useIdempotentRequest()
  const create = useCreateGroupAuthorization({ request })
  const update = useUpdateGroupAuthorization({ request })
  return async (data: GroupAuthorizationInput) => {
    await send(data, () =>
      id === undefined
        ? create.mutateAsync({ rp: realPropertyId, workId, data })
        : update.mutateAsync({ rp: realPropertyId, workId, id, data }),
    )
    const detail = data.preauth_fields.active_flag === false ? copy.switchedOff : undefined
    notify.success(id === undefined ? copy.created : copy.changed, { detail })
  }
}
