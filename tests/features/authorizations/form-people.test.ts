import { describe, expect, it } from 'vitest'
import {
  addPerson,
  countSelectedPeople,
  matchesSearch,
  removePerson,
} from '@/features/authorizations/form/people'
import { toPeopleFilter } from '@/features/authorizations/terms/use-authorized-pages'

const juana = { id: 4001, full_name: 'Juana Pérez', id_number: '30999888' }
const inigo = { id: 4002, full_name: 'Íñigo Núñez', id_number: '28111333' }

describe('the people of the form', () => {
  const noChange = { people: [], removed: [] }

  it('contain an added person once, and no longer contain that person after a removal', () => {
    const withJuana = addPerson(noChange, juana)
    expect(addPerson(withJuana, juana)).toEqual(withJuana)
    expect(removePerson(withJuana, juana)).toEqual(noChange)
  })

  it('keep a removed authorized person in `removed` until the person is added again', () => {
    const withoutInigo = removePerson(noChange, inigo)
    expect(withoutInigo).toEqual({ people: [], removed: [inigo] })
    expect(addPerson(withoutInigo, inigo)).toEqual(noChange)
    expect(countSelectedPeople(withoutInigo, 2)).toBe(1)
  })

  it.each(['juana', 'PEREZ', 'pérez juana', '30.999', '999888'])(
    'match a search by name or document number: %s',
    (search) => {
      expect(matchesSearch(juana, search)).toBe(true)
      expect(matchesSearch(inigo, search)).toBe(false)
    },
  )

  it('all match a blank search', () => expect(matchesSearch(juana, ' ')).toBe(true))

  it('are requested by document number if the search has digits and no letters, and otherwise by name', () => {
    expect(toPeopleFilter(' 30.999 ')).toEqual({ id_number: '30999' })
    expect(toPeopleFilter('núñez')).toEqual({ full_name: 'núñez' })
    expect(toPeopleFilter('  ')).toEqual({})
    expect(toPeopleFilter(' - . ')).toEqual({ full_name: '- .' })
    expect(toPeopleFilter(`${'x'.repeat(99)}😀`)).toEqual({ full_name: 'x'.repeat(99) })
  })
})
