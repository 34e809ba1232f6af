import * as v from 'valibot'
import { expect, test } from 'vitest'
import { WorkPartyStatus } from '@/api/generated/model/workPartyStatus'
import {
  toInitialStatus,
  toWorkerInput,
  toWorkerUpdate,
  workerFormSchema,
  workerStatusFormSchema,
} from '@/features/works/workers/worker-form'
import { validateWith } from '@/patterns/form/valibot-adapter'
import { findContractErrors } from '../../support/contract-errors'

const person = { id: 4002, full_name: 'RUIZ ANA', id_number: '30123456' }

test('accepts the two offered statuses, and converts the form values to request bodies that the contract accepts', () => {
  for (const status of ['CURRENT', 'INVALID'] as const) {
    expect(validateWith(workerStatusFormSchema)({ status })).toEqual({})
    expect(validateWith(workerFormSchema)({ person, status })).toEqual({})
    expect(findContractErrors('WorkerUpdate', toWorkerUpdate({ status }))).toEqual([])
    expect(toWorkerInput(501, { person, status })).toEqual({ work: 501, person: 4002, status })
    expect(findContractErrors('WorkerInput', toWorkerInput(501, { person, status }))).toEqual([])
  }
})

test('rejects a missing person, a missing status and an invalid status', () => {
  expect(validateWith(workerFormSchema)({ person: null, status: '' })).toEqual({
    person: 'Elegí a una persona.',
    status: 'Por favor seleccione el estado del trabajador.',
  })
  for (const status of ['SUSPENDED', 'current', 'x'.repeat(300), '😀'])
    expect(v.safeParse(workerStatusFormSchema, { status }).success).toBe(false)
})

test('rejects a draft whose person has no id', () => {
  for (const invalidPerson of ['Ana', 4002, true, {}, undefined])
    expect(v.is(workerFormSchema, { person: invalidPerson, status: 'CURRENT' }), String(invalidPerson)).toBe(
      false,
    )
})

test('preselects the status of the worker, or no status for a suspended worker', () => {
  expect(Object.values(WorkPartyStatus).map(toInitialStatus)).toEqual(
    Object.values(WorkPartyStatus).map((status) => (status === 'SUSPENDED' ? '' : status)),
  )
})
