import { expect, it } from 'vitest'
import { checkLines } from '@/patterns/person-list/check-lines'
import type { ListLine } from '@/patterns/person-list/list-lines'
import { type ListedRow, toListedRow, toLookupState } from '@/patterns/person-list/person-row'
import { findRowErrors } from '@/patterns/person-list/row-field-errors'

const notAPeriod = 'La fecha de fin es anterior a la de inicio.'
const rules = {
  people: [],
  duplicate: () => 'duplicate',
  needsDocument: true,
  countries: [{ value: 'AR', label: 'Argentina' }],
  findPeriodProblem: ({ from, to }: { from: string; to: string }) =>
    to !== '' && to < from ? notAPeriod : undefined,
} as const

/** Returns the row with these cells after the lookup, which finds nobody. */
function createRow(values: ListLine['values']): ListedRow {
  const [line] = checkLines([{ rowNumber: 1, cells: [], values }], rules)
  if (!line) throw new Error('the list has no row')
  const row = toListedRow(line)
  const words = { ...rules, help: '', example: '', added: String }
  return row.state.kind === 'waiting'
    ? { ...row, state: toLookupState(row, [], { words }, () => false) }
    : row
}

const complete = { document: '30111222', lastName: 'Gómez', firstName: 'Ana', gender: 'F' }

it.each([
  ['a short document', { document: '12345' }, ['document']],
  ['no document', { document: '' }, ['document']],
  ['an invalid CUIL', { document: '20-30111222-9' }, ['document']],
  ['no last name', { lastName: '' }, ['lastName']],
  ['no first name', { firstName: '' }, ['firstName']],
  ['a long first name', { firstName: 'A'.repeat(101) }, ['firstName']],
  ['no gender', { gender: '' }, ['gender']],
  ['an unknown gender', { gender: 'Z' }, ['gender']],
  ['an unknown country', { nationality: 'Narnia' }, ['nationality']],
  ['an unreadable first day', { from: 'ayer' }, ['from']],
  ['an unreadable last day', { to: 'nunca' }, ['to']],
  ['a reversed period', { from: '31-12-2026', to: '01-12-2026' }, ['to']],
  ['two problems', { document: '12345', gender: 'Z' }, ['document', 'gender']],
  ['no problem', {}, []],
])('shows %s at its field', (_, values, fields) => {
  const errors = findRowErrors(createRow({ ...complete, ...values }), '')
  expect(Object.keys(errors.fields)).toEqual(fields)
  expect(errors.others).toEqual([])
})

it('shows a failed call at no field', () => {
  const row: ListedRow = { ...createRow(complete), state: { kind: 'failed', reasons: ['No se pudo.'] } }
  expect(findRowErrors(row, '')).toEqual({ fields: {}, others: ['No se pudo.'] })
})
