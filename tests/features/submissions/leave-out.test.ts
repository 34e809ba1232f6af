import { expect, test } from 'vitest'
import {
  createCheckEntry,
  emptyBackgroundCheck,
  leaveOutOfCheck,
} from '@/features/submissions/form/background-check-form'
import { emptyInsurance, leaveOutOfInsurance } from '@/features/submissions/form/insurance-form'
import type { SubmissionCall } from '@/features/submissions/sending/diff-calls'

const juana = { id: 4001, full_name: 'Juana Pérez', id_number: '30999888' }
const raul = { id: 4002, full_name: 'Raúl Díaz', id_number: '28111222' }
const person: SubmissionCall = { key: 'a', name: 'Juana Pérez', does: 'add-person', person: juana }
const fileOf = (key: string, owner?: number): SubmissionCall => ({
  key: 'b',
  name: 'x.pdf',
  does: 'add-file',
  file: { key, name: 'x.pdf', owner },
})
const create: SubmissionCall = { key: 'create', name: '', does: 'create', fields: { description: '' } }

test('removes only the person or the document from an insurance submission', () => {
  const values = {
    ...emptyInsurance,
    people: [juana, raul],
    documents: [
      { id: '1', name: 'x.pdf' },
      { id: '2', name: 'y.pdf' },
    ],
  }
  expect(leaveOutOfInsurance(person, values)).toEqual({ ...values, people: [raul] })
  expect(leaveOutOfInsurance(fileOf('1'), values)).toEqual({
    ...values,
    documents: [{ id: '2', name: 'y.pdf' }],
  })
  expect(leaveOutOfInsurance(create, values)).toBe(values)
})

test('removes a worker with the only file, and preserves a worker with another file', () => {
  const entries = [
    { ...createCheckEntry(juana), attachments: [{ id: '1', name: 'x.pdf' }] },
    {
      ...createCheckEntry(raul),
      attachments: [
        { id: '2', name: 'y.pdf' },
        { id: '3', name: 'z.pdf' },
      ],
    },
    createCheckEntry({ ...raul, id: 4003 }),
  ]
  const values = { ...emptyBackgroundCheck, entries }
  const left = (call: SubmissionCall) =>
    leaveOutOfCheck(call, values).entries.map((entry) => [entry.person.id, entry.attachments.length])
  expect(left(person)).toEqual([
    [4002, 2],
    [4003, 0],
  ])
  expect(left(fileOf('1', 4001))).toEqual([
    [4002, 2],
    [4003, 0],
  ])
  expect(left(fileOf('2', 4002))).toEqual([
    [4001, 1],
    [4002, 1],
    [4003, 0],
  ])
  expect(leaveOutOfCheck(create, values)).toBe(values)
})
