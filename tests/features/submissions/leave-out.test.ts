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
const addPersonCall: SubmissionCall = { key: 'a', name: 'Juana Pérez', does: 'add-person', person: juana }
/** Creates the call that adds a file. If the file belongs to a worker's background check, `personId` is the worker's id. */
const createAddFileCall = (fileKey: string, personId?: number): SubmissionCall => ({
  key: 'b',
  name: 'x.pdf',
  does: 'add-file',
  file: { key: fileKey, name: 'x.pdf', owner: personId },
})
const createSubmissionCall: SubmissionCall = {
  key: 'create',
  name: '',
  does: 'create',
  fields: { description: '' },
}

test('removes only the left-out person or file from the values of the insurance form', () => {
  const values = {
    ...emptyInsurance,
    people: [juana, raul],
    documents: [
      { id: '1', name: 'x.pdf' },
      { id: '2', name: 'y.pdf' },
    ],
  }
  expect(leaveOutOfInsurance(addPersonCall, values)).toEqual({ ...values, people: [raul] })
  expect(leaveOutOfInsurance(createAddFileCall('1'), values)).toEqual({
    ...values,
    documents: [{ id: '2', name: 'y.pdf' }],
  })
  expect(leaveOutOfInsurance(createSubmissionCall, values)).toBe(values)
})

test('removes a left-out worker, and a worker whose only file is left out', () => {
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
  /** Leaves out what `call` would send, and lists the person id and the number of files of each remaining entry. */
  const listRemainingEntries = (call: SubmissionCall) =>
    leaveOutOfCheck(call, values).entries.map((entry) => [entry.person.id, entry.attachments.length])
  expect(listRemainingEntries(addPersonCall)).toEqual([
    [4002, 2],
    [4003, 0],
  ])
  expect(listRemainingEntries(createAddFileCall('1', 4001))).toEqual([
    [4002, 2],
    [4003, 0],
  ])
  expect(listRemainingEntries(createAddFileCall('2', 4002))).toEqual([
    [4001, 1],
    [4002, 1],
    [4003, 0],
  ])
  expect(leaveOutOfCheck(createSubmissionCall, values)).toBe(values)
})

test('keeps a saved worker whose only new file is left out, because the form then requires another file', () => {
  const savedEntry = { ...createCheckEntry(juana), id: 11, attachments: [{ id: '1', name: 'x.pdf' }] }
  const values = { ...emptyBackgroundCheck, entries: [savedEntry] }
  expect(leaveOutOfCheck(createAddFileCall('1', 4001), values).entries).toEqual([
    { ...savedEntry, attachments: [] },
  ])
})
