import { ApiError } from '../api-error'
import {
  getAddWorkerMutationOptions,
  getRemoveWorkerMutationOptions,
  getUpdateWorkerMutationOptions,
} from '../generated/workers/workers'
import { refusable, removal, repeatable } from './write'

/** A conflict means that the person is already a current worker. */
const isOnRoster = (error: unknown): boolean => error instanceof ApiError && error.status === 409

export const workerWrites = {
  addWorker: refusable(getAddWorkerMutationOptions, isOnRoster, ({ rp, workId, data }) => [
    rp,
    workId,
    data.person,
  ]),
  updateWorker: repeatable(getUpdateWorkerMutationOptions),
  removeWorker: removal(getRemoveWorkerMutationOptions),
}
