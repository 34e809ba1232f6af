import { ApiError, getFieldSentences, getGeneralSentences } from '@/api/api-error'
import type { WorkerInput } from '@/api/generated/model/workerInput'
import type { WorkerUpdate } from '@/api/generated/model/workerUpdate'
import { useWrite } from '@/api/writes/use-write'
import { workerWrites } from '@/api/writes/workers'
import { FieldError } from '@/patterns/form/form-errors'
import { useNotify } from '@/patterns/notify/use-notify'
import { useWork } from '../detail/use-work'
import { copy } from './copy'

/**
 * Converts a backend error about the status into an error at the field `status`, and a conflict into an error at the field
 * `person`. Returns any other error as it is.
 */
function toFieldError(error: unknown): unknown {
  const [sentence] = getFieldSentences(error).status ?? []
  if (sentence !== undefined) return new FieldError('status', copy.statusError(sentence))
  // A conflict means that another user has added the person meanwhile.
  if (error instanceof ApiError && error.status === 409)
    return new FieldError('person', getGeneralSentences(error)[0] ?? copy.already)
  return error
}

/**
 * Returns two functions: `add` adds a worker to the roster, and `update` changes a worker's status. Both throw a
 * FieldError if the form can show the error at a field.
 */
export function useWorkerSaving() {
  const { realPropertyId, workId } = useWork()
  const notify = useNotify()
  const addWorker = useWrite(workerWrites.addWorker)
  const updateWorker = useWrite(workerWrites.updateWorker)

  const save = async (call: () => Promise<unknown>, successMessage: string) => {
    try {
      await call()
    } catch (error) {
      throw toFieldError(error)
    }
    notify.success(successMessage)
  }
  return {
    add: (data: WorkerInput) => save(() => addWorker({ rp: realPropertyId, workId, data }), copy.created),
    update: (id: number, data: WorkerUpdate) =>
      save(() => updateWorker({ rp: realPropertyId, workId, id, data }), copy.updated),
  }
}
