import type { Schemas } from '@mocks/contract/operations'
import type { FirstAnswers } from './first-answers'

export type Status = Schemas['WorkPartyStatus']

/** A worker of the roster as the model knows it. */
export interface KeptWorker {
  id: number
  person: number
  status: Status
}

/** A group as the model knows it. */
export interface KeptGroup {
  id: number
  name: string
  /** By worker, in the order in which they joined. */
  workers: number[]
  isOff: boolean
  isRemoved: boolean
}

/** Casa Pérez, its roster and its groups. */
export interface Model {
  workers: KeptWorker[]
  groups: KeptGroup[]
  firstAnswers: FirstAnswers
}

/** Everybody of the neighbourhood who may be chosen; others are strangers. */
export const neighbours = [301, 303, 304, 305, 306, 307]

/** A worker leaves every group for good. */
export function leaveGroups({ groups }: Model, id: number): void {
  for (const group of groups) group.workers = group.workers.filter((worker) => worker !== id)
}

/** A worker has another status; an INVALID one leaves the groups. */
export function turnTo(model: Model, worker: KeptWorker, status: Status): void {
  worker.status = status
  if (status === 'INVALID') leaveGroups(model, worker.id)
}

/** Who a group would have; undefined if it must be refused: only current workers join, who is there stays. */
export function grouped(
  model: Model,
  asked: readonly number[],
  before: readonly number[],
): number[] | undefined {
  const ids = [...new Set(asked)]
  const mayBe = (id: number) =>
    before.includes(id) || model.workers.some((worker) => worker.id === id && worker.status === 'CURRENT')
  if (!ids.every(mayBe)) return undefined
  return [...before.filter((id) => ids.includes(id)), ...ids.filter((id) => !before.includes(id))]
}
