import { expect, test } from 'vitest'
import { newBackgroundCheck, newEntry } from '@/features/submissions/form/background-check-form'
import { newInsurance } from '@/features/submissions/form/insurance-form'
import { checkWithout, insuranceWithout } from '@/features/submissions/form/left-out'
import type { Call } from '@/features/submissions/sending/calls-between'

const juana = { id: 4001, full_name: 'Juana Pérez', id_number: '30999888' }
const raul = { id: 4002, full_name: 'Raúl Díaz', id_number: '28111222' }
const person: Call = { key: 'a', name: 'Juana Pérez', does: 'add-person', person: juana }
const fileOf = (key: string, owner?: number): Call => ({
  key: 'b',
  name: 'x.pdf',
  does: 'add-file',
  file: { key, name: 'x.pdf', owner },
})
const create: Call = { key: 'create', name: '', does: 'create', fields: { description: '' } }

test('of an insurance submission the person or the document goes, and nothing else', () => {
  const values = {
    ...newInsurance,
    people: [juana, raul],
    documents: [
      { id: '1', name: 'x.pdf' },
      { id: '2', name: 'y.pdf' },
    ],
  }
  expect(insuranceWithout(person, values)).toEqual({ ...values, people: [raul] })
  expect(insuranceWithout(fileOf('1'), values)).toEqual({
    ...values,
    documents: [{ id: '2', name: 'y.pdf' }],
  })
  expect(insuranceWithout(create, values)).toBe(values)
})

test('of a background check a worker goes with the only file they have, and stays with another', () => {
  const entries = [
    { ...newEntry(juana), attachments: [{ id: '1', name: 'x.pdf' }] },
    {
      ...newEntry(raul),
      attachments: [
        { id: '2', name: 'y.pdf' },
        { id: '3', name: 'z.pdf' },
      ],
    },
    newEntry({ ...raul, id: 4003 }),
  ]
  const values = { ...newBackgroundCheck, entries }
  const left = (call: Call) =>
    checkWithout(call, values).entries.map((entry) => [entry.person.id, entry.attachments.length])
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
  expect(checkWithout(create, values)).toBe(values)
})
