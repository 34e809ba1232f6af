import { readFileSync } from 'node:fs'
import Ajv2020 from 'ajv/dist/2020'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { WorkPartyStatus } from '@/api/generated/model/workPartyStatus'
import {
  toInitialStatus,
  toWorkerInput,
  toWorkerUpdate,
  workerForm,
  workerStatusForm,
} from '@/features/works/workers/worker-form'
import { validateWith } from '@/patterns/form/valibot-adapter'

const ajv = new Ajv2020({ strict: false })
ajv.addSchema(parse(readFileSync('openapi.yaml', 'utf8')), 'contract')
const isOfContract = (schema: string, value: unknown) =>
  ajv.validate(`contract#/components/schemas/${schema}`, value)

test('accepts only what the contract accepts', () => {
  for (const status of ['CURRENT', 'INVALID'] as const) {
    expect(validateWith(workerStatusForm)({ status })).toEqual({})
    expect(validateWith(workerForm)({ person: '4002', status })).toEqual({})
    expect(isOfContract('WorkerUpdate', toWorkerUpdate({ status }))).toBe(true)
    expect(toWorkerInput(501, { person: '4002', status })).toEqual({ work: 501, person: 4002, status })
    expect(isOfContract('WorkerInput', toWorkerInput(501, { person: '4002', status }))).toBe(true)
  }
})

test('refuses a missing status or a missing person', () => {
  expect(validateWith(workerForm)({ person: '', status: '' })).toEqual({
    person: 'Elegí a una persona.',
    status: 'Por favor seleccione el estado del trabajador.',
  })
  for (const status of ['SUSPENDED', 'current', 'x'.repeat(300), '😀'])
    expect(v.safeParse(workerStatusForm, { status }).success).toBe(false)
})

test('begins with the current status if it can be chosen', () => {
  expect(Object.values(WorkPartyStatus).map(toInitialStatus)).toEqual(
    Object.values(WorkPartyStatus).map((status) => (status === 'SUSPENDED' ? '' : status)),
  )
})
