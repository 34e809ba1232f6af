import type { PersonRow } from '../../db/rows.ts'
import { hasSixDigitRun } from '../../rules/contacts.ts'
import { toDocumentKey } from '../../rules/people.ts'
import type { PersonSeed } from '../contact-seeds.ts'
import { addSeededPerson, type ScenarioBuilder } from '../scenario-builder.ts'
import { digits, letters, type SeededRandom } from '../seeded-random.ts'
import { men, origins, surnames, women } from './names.ts'

const areaCodes = ['11', '221', '351', '2920'] as const
const everybody = [...women, ...men] as const

/** Generates people with unique documents. */
export class PersonGenerator {
  readonly #builder: ScenarioBuilder
  readonly #random: SeededRandom
  readonly #documents: Set<string>

  constructor(builder: ScenarioBuilder, random: SeededRandom) {
    this.#builder = builder
    this.#random = random
    this.#documents = new Set(builder.rows.persons.map(({ id_number }) => toDocumentKey(id_number)))
  }

  /** Adds a new person to a neighbourhood; `emailPercentage` is the chance of an email. */
  add(realPropertyId: number, emailPercentage = 10): PersonRow {
    const person = addSeededPerson(this.#builder, realPropertyId, this.#drawPerson())
    const random = this.#random
    if (!random.hasChance(emailPercentage)) return person
    person.email = `${toEmailPart(person.first_name)}.${toEmailPart(person.last_name)}.${person.id}@example.com`
    if (random.hasChance(80)) {
      person.mobile_phone_country_code = '+54'
      person.mobile_phone_area_code = random.pick(areaCodes)
      person.mobile_phone_number = `${random.between(3, 6)}${random.text(7, digits)}`
    }
    return person
  }

  #drawPerson(): PersonSeed {
    const random = this.#random
    const gender = random.hasChance(1) ? 'X' : random.pick(['F', 'M'] as const)
    const names = { F: women, M: men, X: everybody }[gender]
    const firstName = random.hasChance(15)
      ? `${random.pick(names)} ${random.pick(names)}`
      : random.pick(names)
    const lastName = random.hasChance(20)
      ? `${random.pick(surnames)} ${random.pick(surnames)}`
      : random.pick(surnames)
    if (random.hasChance(92))
      return [firstName, lastName, gender, 'DNI', this.#drawUnusedDocument(() => this.#drawDni()), 'AR']
    const [nationality, idTypeCode, length] = random.pick(origins)
    return [
      firstName,
      lastName,
      gender,
      idTypeCode,
      this.#drawUnusedDocument(() => this.#drawForeignDocument(idTypeCode, length)),
      nationality,
    ]
  }

  /** Draws a DNI number; the numbers of foreign residents start at 92 million. */
  #drawDni(): string {
    const random = this.#random
    return String(
      random.hasChance(3) ? random.between(92_000_000, 96_400_000) : random.between(6_000_000, 57_000_000),
    )
  }

  #drawForeignDocument(idTypeCode: string, length: number): string {
    const random = this.#random
    return idTypeCode === 'CI'
      ? `${random.between(1, 9)}${random.text(length - 1, digits)}`
      : `${random.text(2, letters)}${random.text(length - 2, digits)}`
  }

  /** Draws document numbers until a number is unused and valid in the forms. */
  #drawUnusedDocument(draw: () => string): string {
    for (;;) {
      const number = draw()
      if (this.#documents.has(toDocumentKey(number)) || hasSixDigitRun(number)) continue
      this.#documents.add(toDocumentKey(number))
      return number
    }
  }
}

const toEmailPart = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
