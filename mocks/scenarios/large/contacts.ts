import type { PersonRow } from '../../db/rows.ts'
import { losAlamosId, personIds } from '../accounts.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { BuildSteps } from './build-steps.ts'
import type { PersonGenerator } from './person-generator.ts'

const contactCount = 5000

/** Adds the contacts of `residente`, and returns them. A few of the contacts are barred. */
export function* generateContacts(
  builder: ScenarioBuilder,
  personGenerator: PersonGenerator,
  random: SeededRandom,
): BuildSteps<PersonRow[]> {
  const contacts: PersonRow[] = []
  while (contacts.length < contactCount) {
    const person = personGenerator.add(losAlamosId)
    person.is_barred = random.between(1, 250) === 1
    builder.append('contacts', { owner_id: personIds.residente, person_id: person.id })
    contacts.push(person)
    if (contacts.length % 500 === 0) yield
  }
  return contacts
}
