import type { WorkManager } from '@/api/generated/model/workManager'
import { useSendWorkManagerInvitation } from '@/api/generated/work-managers/work-managers'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { useNotify } from '@/patterns/notify/use-notify'
import { useWork } from '../detail/use-work'
import { copy } from './copy'

const { invite: words } = copy

export function useInvitation({ person }: WorkManager) {
  const { realPropertyId, workId } = useWork()
  const notify = useNotify()
  const { request, send } = useIdempotentRequest()
  const sendInvitation = useSendWorkManagerInvitation({ request })
  const isAgain = person.user_real_property?.is_active_flag === true

  const invite = async () => {
    const data = { work: workId, person: person.id }
    await send(data, () => sendInvitation.mutateAsync({ rp: realPropertyId, workId, data }))
    notify.success(isAgain ? words.sentAgain : words.sent)
  }
  return {
    invite,
    verb: isAgain ? words.sendAgain : words.send,
    failed: isAgain ? words.failedAgain : words.failed,
  }
}
