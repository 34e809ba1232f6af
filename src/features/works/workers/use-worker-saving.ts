import { ApiError, getFieldSentences, getGeneralSentences } from '@/api/api-error'
import type { WorkerInput } from '@/api/generated/model/workerInput'
import type { WorkerUpdate } from '@/api/generated/model/workerUpdate'
import { useAddWorker, useUpdateWorker } from '@/api/generated/workers/workers'
import { FieldRefusal } from '@/patterns/form/form-errors'
import { useIdempotentMutation } from '@/patterns/form/use-idempotent-request'
import { useNotify } from '@/patterns/notify/use-notify'
import { useWork } from '../detail/use-work'
import { copy } from './copy'

/** Converts the backend's error about the status, or a conflict, into a field error. */
function toFieldRefusal(error: unknown): unknown {
  const [sentence] = getFieldSentences(error).status ?? []
  if (sentence !== undefined) return new FieldRefusal('status', copy.statusError(sentence))
  // A conflict means that another user has added the person meanwhile.
  if (error instanceof ApiError && error.status === 409)
    return new FieldRefusal('person', getGeneralSentences(error)[0] ?? copy.already)
  return error
}

/** Adds a worker or changes a worker's status. Throws a FieldRefusal if the form can show the error at a field. */
export function useWorkerSaving() {
  const { realPropertyId, workId } = useWork()
  const notify = useNotify()
  const addWorker = useIdempotentMutation(useAddWorker)
  const updateWorker = useUpdateWorker()

  const save = async (call: () => Promise<unknown>, successMessage: string) => {
    try {
      await call()
    } catch (error) {
      throw toFieldRefusal(error)
    }
    notify.success(successMessage)
  }
  return {
    add: (data: WorkerInput) => save(() => addWorker({ rp: realPropertyId, workId, data }), copy.created),
    update: (id: number, data: WorkerUpdate) =>
      save(() => updateWorker.mutateAsync({ rp: realPropertyId, workId, id, data }), copy.updated),
  }
}
