import type { PersonRow } from '../../db/rows.ts'
import type { Plot } from '../builders.ts'
import { losAlamos, persons } from '../cast.ts'
import type { Chance } from '../movements/chance.ts'
import type { Strangers } from './people.ts'
import type { Steps } from './steps.ts'

const count = 5000

/** The contacts of residente; the Administration does not admit a few of them. */
export function* addContacts(plot: Plot, strangers: Strangers, chance: Chance): Steps<PersonRow[]> {
  const contacts: PersonRow[] = []
  while (contacts.length < count) {
    const person = strangers.add(losAlamos)
    person.is_barred = chance.between(1, 250) === 1
    plot.append('contacts', { owner_id: persons.residente, person_id: person.id })
    contacts.push(person)
    if (contacts.length % 500 === 0) yield
  }
  return contacts
}
