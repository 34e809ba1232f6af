import { ApiError, fieldSentences, generalSentences } from '@/api/api-error'
import type { WorkerInput } from '@/api/generated/model/workerInput'
import type { WorkerUpdate } from '@/api/generated/model/workerUpdate'
import { useAddWorker, useUpdateWorker } from '@/api/generated/workers/workers'
import { FieldRefusal } from '@/patterns/form/field-refusal'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { useNotify } from '@/patterns/notify/use-notify'
import { useWork } from '../detail/use-work'
import { copy } from './copy'

/** What the backend says of a state, as the documents tell it: the first sentence, with the field's name. */
function refusalOf(error: unknown): unknown {
  const [sentence] = fieldSentences(error).status ?? []
  if (sentence !== undefined) return new FieldRefusal('status', copy.status.about(sentence))
  // Somebody else took the person on meanwhile.
  if (error instanceof ApiError && error.status === 409)
    return new FieldRefusal('person', generalSentences(error)[0] ?? copy.already)
  return error
}

/** Takes somebody on, and changes the state of a worker; what stands against it is thrown, for the form to tell. */
export function useWorkerSaving() {
  const { rp, workId } = useWork()
  const notify = useNotify()
  const { request, send } = useIdempotentRequest()
  const addWorker = useAddWorker({ request })
  const updateWorker = useUpdateWorker()

  const save = async (call: () => Promise<unknown>, done: string) => {
    try {
      await call()
    } catch (error) {
      throw refusalOf(error)
    }
    notify.success(done)
  }
  return {
    add: (data: WorkerInput) =>
      save(() => send(data, () => addWorker.mutateAsync({ rp, workId, data })), copy.created),
    update: (id: number, data: WorkerUpdate) =>
      save(() => updateWorker.mutateAsync({ rp, workId, id, data }), copy.updated),
  }
}
