import type { GroupAuthorization } from '@/api/generated/model/groupAuthorization'
import { useDeleteGroupAuthorization } from '@/api/generated/work-groups/work-groups'
import { useConfirm } from '@/patterns/dialog/confirm-context'
import { useNotify } from '@/patterns/notify/use-notify'
import { useWork } from '../detail/use-work'
import { copy } from './copy'
import { describeGroupFailure } from './describe-group-failure'

/** Asks for confirmation and removes a group. The dialog shows a failure. */
export function useGroupRemoval() {
  const { rp, workId } = useWork()
  const confirm = useConfirm()
  const notify = useNotify()
  const { mutateAsync } = useDeleteGroupAuthorization()
  const { title, question, yes, no, done, failed } = copy.remove
  return ({ id, preauthorization }: GroupAuthorization) =>
    confirm({
      title,
      body: question(preauthorization.name),
      confirmLabel: yes,
      cancelLabel: no,
      tone: 'danger',
      describe: (error) => describeGroupFailure(error, { fallback: failed, isKnown: true }),
      action: async () => {
        await mutateAsync({ rp, workId, id })
        notify.success(done)
      },
    })
}
