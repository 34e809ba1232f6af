import type { Schemas } from '@mocks/contract/operations'
import type { FirstResponses } from './idempotent-calls'

export type Status = Schemas['WorkPartyStatus']

/** A worker of the model's roster. */
export interface ModelWorker {
  id: number
  person: number
  status: Status
}

/** A group of the model. */
export interface ModelGroup {
  id: number
  name: string
  /** The ids of the workers, in the order of addition. */
  workers: number[]
  isInactive: boolean
  isRemoved: boolean
}

/** The expected roster and groups of the work Casa Pérez, and the first response to each idempotent call. */
export interface Model {
  workers: ModelWorker[]
  groups: ModelGroup[]
  firstResponses: FirstResponses
}

/** The ids of people who belong to the neighbourhood. */
export const peopleOfNeighbourhood = [301, 303, 304, 305, 306, 307]

/** Removes a worker from every group. */
export function removeFromGroups({ groups }: Model, workerId: number): void {
  for (const group of groups) group.workers = group.workers.filter((id) => id !== workerId)
}

/** Sets the status of a worker. A worker who becomes INVALID is removed from every group. */
export function setWorkerStatus(model: Model, worker: ModelWorker, status: Status): void {
  worker.status = status
  if (status === 'INVALID') removeFromGroups(model, worker.id)
}

/**
 * Predicts the worker ids of a group after a request to save it with `requestedIds`. `previousIds` are its stored worker
 * ids; none for a new group. Undefined if the backend refuses the request, because an added worker is not CURRENT.
 */
export function predictGroupWorkers(
  model: Model,
  requestedIds: readonly number[],
  previousIds: readonly number[],
): number[] | undefined {
  const ids = [...new Set(requestedIds)]
  const isAllowed = (id: number) =>
    previousIds.includes(id) ||
    model.workers.some((worker) => worker.id === id && worker.status === 'CURRENT')
  if (!ids.every(isAllowed)) return undefined
  return [...previousIds.filter((id) => ids.includes(id)), ...ids.filter((id) => !previousIds.includes(id))]
}
