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

/** The roster and the groups of the work Casa Pérez. */
export interface Model {
  workers: ModelWorker[]
  groups: ModelGroup[]
  firstResponses: FirstResponses
}

/** The people of the neighbourhood. */
export const neighbours = [301, 303, 304, 305, 306, 307]

/** Removes a worker from every group. */
export function removeFromGroups({ groups }: Model, id: number): void {
  for (const group of groups) group.workers = group.workers.filter((worker) => worker !== id)
}

/** Sets the status of a worker; an INVALID worker leaves every group. */
export function setWorkerStatus(model: Model, worker: ModelWorker, status: Status): void {
  worker.status = status
  if (status === 'INVALID') removeFromGroups(model, worker.id)
}

/** Predicts the workers of a saved group; undefined for an invalid request. Only current workers may be added. */
export function predictGroupWorkers(
  model: Model,
  requestedIds: readonly number[],
  before: readonly number[],
): number[] | undefined {
  const ids = [...new Set(requestedIds)]
  const isAllowed = (id: number) =>
    before.includes(id) || model.workers.some((worker) => worker.id === id && worker.status === 'CURRENT')
  if (!ids.every(isAllowed)) return undefined
  return [...before.filter((id) => ids.includes(id)), ...ids.filter((id) => !before.includes(id))]
}
