import type { PersonRow } from '../../db/rows.ts'
import { hasSixDigitRun } from '../../rules/contacts.ts'
import { toDocumentKey } from '../../rules/people.ts'
import type { PersonSeed } from '../contact-seeds.ts'
import { addSeededPerson, type ScenarioBuilder } from '../scenario-builder.ts'
import { digits, letters, type SeededRandom } from '../seeded-random.ts'
import { men, origins, surnames, women } from './names.ts'

const areaCodes = ['11', '221', '351', '2920'] as const
const firstNames = [...women, ...men] as const

/** Generates people. Each has a document number that no other person of the scenario has. */
export class PersonGenerator {
  readonly #builder: ScenarioBuilder
  readonly #random: SeededRandom
  readonly #documentKeys: Set<string>

  constructor(builder: ScenarioBuilder, random: SeededRandom) {
    this.#builder = builder
    this.#random = random
    this.#documentKeys = new Set(builder.rows.persons.map(({ id_number }) => toDocumentKey(id_number)))
  }

  /**
   * Adds a new person to a neighbourhood. With a probability of `emailPercentage` percent, the person gets an email; most
   * people with an email also get a phone.
   */
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
    const names = { F: women, M: men, X: firstNames }[gender]
    const firstName = random.hasChance(15)
      ? `${random.pick(names)} ${random.pick(names)}`
      : random.pick(names)
    const lastName = random.hasChance(20)
      ? `${random.pick(surnames)} ${random.pick(surnames)}`
      : random.pick(surnames)
    if (random.hasChance(92))
      return [firstName, lastName, gender, 'DNI', this.#drawUnusedNumber(() => this.#drawDniNumber()), 'AR']
    const [nationality, idTypeCode, length] = random.pick(origins)
    return [
      firstName,
      lastName,
      gender,
      idTypeCode,
      this.#drawUnusedNumber(() => this.#drawForeignNumber(idTypeCode, length)),
      nationality,
    ]
  }

  /** Draws a DNI number; the numbers of foreign residents start at 92 million. */
  #drawDniNumber(): string {
    const random = this.#random
    return String(
      random.hasChance(3) ? random.between(92_000_000, 96_400_000) : random.between(6_000_000, 57_000_000),
    )
  }

  #drawForeignNumber(idTypeCode: string, length: number): string {
    const random = this.#random
    return idTypeCode === 'CI'
      ? `${random.between(1, 9)}${random.text(length - 1, digits)}`
      : `${random.text(2, letters)}${random.text(length - 2, digits)}`
  }

  /** Draws document numbers until one is unused and valid. The forms refuse a number that contains a run such as 123456. */
  #drawUnusedNumber(draw: () => string): string {
    for (;;) {
      const number = draw()
      if (this.#documentKeys.has(toDocumentKey(number)) || hasSixDigitRun(number)) continue
      this.#documentKeys.add(toDocumentKey(number))
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
