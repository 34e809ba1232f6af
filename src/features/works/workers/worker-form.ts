import * as v from 'valibot'
import type { WorkerInput } from '@/api/generated/model/workerInput'
import type { WorkerUpdate } from '@/api/generated/model/workerUpdate'
import { WorkPartyStatus } from '@/api/generated/model/workPartyStatus'
import { copy } from './copy'

const { CURRENT, INVALID } = WorkPartyStatus

/** The two states that can be chosen. */
export const selectableStatuses = [CURRENT, INVALID] as const

const status = v.pipe(
  v.picklist(['', ...selectableStatuses]),
  v.check((chosen) => chosen !== '', copy.status.required),
)

/** The new state of a worker. */
export const workerStatusForm = v.object({ status })

/** Somebody who is to work: who, by number, and in which state. */
export const workerForm = v.object({
  person: v.pipe(v.string(), v.nonEmpty(copy.personRequired)),
  status,
})

export type WorkerStatusValues = v.InferInput<typeof workerStatusForm>
export type WorkerValues = v.InferInput<typeof workerForm>

/** The state at which a form begins; who is suspended is in neither that can be chosen. */
export const initialStatus = (now: WorkPartyStatus): WorkerStatusValues['status'] =>
  selectableStatuses.find((one) => one === now) ?? ''

/** The request of a change. Call it only with values that the schema accepted, which has refused the empty state. */
export const toWorkerUpdate = (values: WorkerStatusValues): WorkerUpdate => ({
  status: values.status as WorkPartyStatus,
})

/** The request that takes somebody on. Call it only with values that the schema accepted. */
export const toWorkerInput = (workId: number, { person, ...values }: WorkerValues): WorkerInput => ({
  work: workId,
  person: Number(person),
  ...toWorkerUpdate(values),
})
