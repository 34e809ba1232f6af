import { useCallback } from 'react'
import { isNotFound } from '@/api/api-error'
import type { Worker } from '@/api/generated/model/worker'
import { useRemoveWorker } from '@/api/generated/workers/workers'
import { describeError } from '@/copy/errors'
import { useConfirm } from '@/patterns/dialog/confirm-context'
import { useNotify } from '@/patterns/notify/use-notify'
import { useWork } from '../detail/use-work'
import { copy } from './copy'

/** Asks, naming the person, and takes a worker off the roster. What failed is said in the question. */
export function useWorkerRemoval() {
  const { rp, workId } = useWork()
  const confirm = useConfirm()
  const notify = useNotify()
  const { mutateAsync } = useRemoveWorker()
  return useCallback(
    ({ id, person }: Worker) => {
      const { title, question, yes, no, done, failed } = copy.remove
      return confirm({
        title,
        body: question(person.full_name),
        confirmLabel: yes,
        cancelLabel: no,
        tone: 'danger',
        action: async () => {
          await mutateAsync({ rp, workId, id })
          notify.success(done)
        },
        describe: (error) =>
          isNotFound(error) ? [copy.gone(person.full_name)] : describeError(error, failed),
      })
    },
    [rp, workId, confirm, notify, mutateAsync],
  )
}
