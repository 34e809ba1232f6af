import { expect, test } from 'vitest'
import type { Person } from '@/api/generated/model/person'
import { listFaces } from '@/features/contacts/faces'

const createPerson = (id: number) => ({ id, full_name: `Person ${id}`, id_number: `3000000${id}` })
const contacts = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => createPerson(id) as Person)
const listIds = (...input: Parameters<typeof listFaces>) => listFaces(...input).faces.map(({ id }) => id)

test('shows the most probable people before other contacts, six in all, each once', () => {
  expect(listIds([], [createPerson(7), createPerson(2)], contacts)).toEqual([7, 2, 1, 3, 4, 5])
})

test('shows the chosen people who are not among the offered ones first', () => {
  expect(listIds([createPerson(8), createPerson(3)], [], contacts)).toEqual([8, 1, 2, 3, 4, 5, 6])
})

test('counts the chosen people who are not shown', () => {
  const chosen = Array.from({ length: 20 }, (_, index) => createPerson(100 + index))
  const { faces, unlistedCount } = listFaces(chosen, [], contacts)
  expect(faces).toHaveLength(18)
  expect(unlistedCount).toBe(8)
})

test('takes the document number from the contacts, if they contain the person', () => {
  const { faces } = listFaces(
    [],
    [
      { id: 7, full_name: 'Person 7' },
      { id: 99, full_name: 'Person 99' },
    ],
    contacts,
  )
  expect(faces.slice(0, 2).map(({ id_number }) => id_number)).toEqual(['30000007', ''])
})
