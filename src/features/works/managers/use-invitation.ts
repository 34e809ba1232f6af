import type { WorkManager } from '@/api/generated/model/workManager'
import { useWrite } from '@/api/writes/use-write'
import { workManagerWrites } from '@/api/writes/work-managers'
import { useNotify } from '@/patterns/notify/use-notify'
import { useWork } from '../detail/use-work'
import { copy } from './copy'

const { invite: words } = copy

/** Returns the function that sends a manager the invitation to the portal, and the texts for a first or repeated invitation. */
export function useInvitation({ person }: WorkManager) {
  const { realPropertyId, workId } = useWork()
  const notify = useNotify()
  const sendInvitation = useWrite(workManagerWrites.sendWorkManagerInvitation)
  const isResend = person.user_real_property?.is_active_flag === true

  const invite = async () => {
    await sendInvitation({ rp: realPropertyId, workId, data: { work: workId, person: person.id } })
    notify.success(isResend ? words.sentAgain : words.sent)
  }
  return {
    invite,
    verb: isResend ? words.sendAgain : words.send,
    failureMessage: isResend ? words.failedAgain : words.failed,
  }
}
