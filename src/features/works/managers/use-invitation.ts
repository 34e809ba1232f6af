import type { WorkManager } from '@/api/generated/model/workManager'
import { useSendWorkManagerInvitation } from '@/api/generated/work-managers/work-managers'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { useNotify } from '@/patterns/notify/use-notify'
import { useReadAgain } from '../detail/use-read-again'
import { useWork } from '../detail/use-work'
import { copy } from './copy'

const { invite: words } = copy

/** Sends a manager the invitation to the portal, again to who has a user there already (L2, L8). */
export function useInvitation({ person }: WorkManager) {
  const { rp, workId } = useWork()
  const notify = useNotify()
  const readAgain = useReadAgain()
  const { request, send } = useIdempotentRequest()
  const sendInvitation = useSendWorkManagerInvitation({ request })
  const isAgain = person.user_real_property?.is_active_flag === true

  const invite = async () => {
    const data = { work: workId, person: person.id }
    try {
      await send(data, () => sendInvitation.mutateAsync({ rp, workId, data }))
    } catch (error) {
      readAgain(error)
      throw error
    }
    notify.success(isAgain ? words.sentAgain : words.sent)
  }
  return {
    invite,
    verb: isAgain ? words.sendAgain : words.send,
    failed: isAgain ? words.failedAgain : words.failed,
  }
}
