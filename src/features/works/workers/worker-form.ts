import * as v from 'valibot'
import type { WorkerInput } from '@/api/generated/model/workerInput'
import type { WorkerUpdate } from '@/api/generated/model/workerUpdate'
import { WorkPartyStatus } from '@/api/generated/model/workPartyStatus'
import type { RegisteredPerson } from '@/patterns/persons/person-registration'
import { copy } from './copy'

const { CURRENT, INVALID } = WorkPartyStatus

const selectableStatuses = [CURRENT, INVALID] as const

const status = v.pipe(
  v.picklist(['', ...selectableStatuses]),
  v.check((chosen) => chosen !== '', copy.statusRequired),
)

export const workerStatusFormSchema = v.object({ status })

const isPerson = (input: unknown) => input instanceof Object && 'id' in input

export const workerFormSchema = v.object({
  person: v.pipe(
    v.nullable(v.custom<RegisteredPerson>(isPerson)),
    v.check((person) => person !== null, copy.personRequired),
  ),
  status,
})

export type WorkerStatusValues = v.InferInput<typeof workerStatusFormSchema>
export type WorkerValues = v.InferInput<typeof workerFormSchema>

/** Returns the status that the form selects at first; '' for a suspended worker, because SUSPENDED is not an option. */
export const toInitialStatus = (status: WorkPartyStatus): WorkerStatusValues['status'] =>
  selectableStatuses.find((selectable) => selectable === status) ?? ''

export const toWorkerUpdate = (values: WorkerStatusValues): WorkerUpdate => ({
  status: values.status as WorkPartyStatus,
})

export const toWorkerInput = (workId: number, { person, ...values }: WorkerValues): WorkerInput => ({
  work: workId,
  // The schema has rejected a missing person.
  person: (person as RegisteredPerson).id,
  ...toWorkerUpdate(values),
})
