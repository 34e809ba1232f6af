import { describe, expect, it } from 'vitest'
import { addPerson, isFound, peopleCount, removePerson } from '@/features/authorizations/form/people'
import { toPeopleFilter } from '@/features/authorizations/terms/use-authorized-pages'

const juana = { id: 4001, full_name: 'Juana Pérez', id_number: '30999888' }
const inigo = { id: 4002, full_name: 'Íñigo Núñez', id_number: '28111333' }

describe('choosing people', () => {
  const none = { people: [], removed: [] }

  it('adds each person once, and drops an added person', () => {
    const once = addPerson(none, juana)
    expect(addPerson(once, juana)).toEqual(once)
    expect(removePerson(once, juana)).toEqual(none)
  })

  it('marks an authorized person as removed, and restores them', () => {
    const off = removePerson(none, inigo)
    expect(off).toEqual({ people: [], removed: [inigo] })
    expect(addPerson(off, inigo)).toEqual(none)
    expect(peopleCount(off, 2)).toBe(1)
  })

  it.each(['juana', 'PEREZ', 'pérez juana', '30.999', '999888'])(
    'finds by name or document: %s',
    (search) => {
      expect(isFound(juana, search)).toBe(true)
      expect(isFound(inigo, search)).toBe(false)
    },
  )

  it('finds everybody with a blank search', () => expect(isFound(juana, ' ')).toBe(true))

  it('filters by document for digits, and by name otherwise', () => {
    expect(toPeopleFilter(' 30.999 ')).toEqual({ id_number: '30999' })
    expect(toPeopleFilter('núñez')).toEqual({ full_name: 'núñez' })
    expect(toPeopleFilter('  ')).toEqual({})
    expect(toPeopleFilter(' - . ')).toEqual({ full_name: '- .' })
    expect(toPeopleFilter(`${'x'.repeat(99)}😀`)).toEqual({ full_name: 'x'.repeat(99) })
  })
})
