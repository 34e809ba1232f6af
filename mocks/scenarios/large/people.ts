import type { PersonRow } from '../../db/rows.ts'
import { hasRunOfSix } from '../../rules/contacts.ts'
import { documentKey } from '../../rules/people.ts'
import { addVisitor, type Plot } from '../builders.ts'
import { type Chance, digits, letters } from '../movements/chance.ts'
import type { Visitor } from '../visitors.ts'
import { men, origins, surnames, women } from './names.ts'

const areaCodes = ['11', '221', '351', '2920'] as const
const everybody = [...women, ...men] as const

/** Makes people up: no two with one document. */
export class Strangers {
  readonly #plot: Plot
  readonly #chance: Chance
  readonly #documents: Set<string>

  constructor(plot: Plot, chance: Chance) {
    this.#plot = plot
    this.#chance = chance
    this.#documents = new Set(plot.rows.persons.map(({ id_number }) => documentKey(id_number)))
  }

  /** A person who is new to a neighbourhood; some have an email and a telephone. */
  add(realPropertyId: number, reachable = 10): PersonRow {
    const person = addVisitor(this.#plot, realPropertyId, this.#madeUp())
    const chance = this.#chance
    if (!chance.inHundred(reachable)) return person
    person.email = `${plain(person.first_name)}.${plain(person.last_name)}.${person.id}@example.com`
    if (chance.inHundred(80)) {
      person.mobile_phone_country_code = '+54'
      person.mobile_phone_area_code = chance.oneOf(areaCodes)
      person.mobile_phone_number = `${chance.between(3, 6)}${chance.signs(7, digits)}`
    }
    return person
  }

  #madeUp(): Visitor {
    const chance = this.#chance
    const gender = chance.inHundred(1) ? 'X' : chance.oneOf(['F', 'M'] as const)
    const names = { F: women, M: men, X: everybody }[gender]
    const first = chance.inHundred(15) ? `${chance.oneOf(names)} ${chance.oneOf(names)}` : chance.oneOf(names)
    const last = chance.inHundred(20)
      ? `${chance.oneOf(surnames)} ${chance.oneOf(surnames)}`
      : chance.oneOf(surnames)
    if (chance.inHundred(92)) return [first, last, gender, 'DNI', this.#new(() => this.#identity()), 'AR']
    const [nationality, idTypeCode, length] = chance.oneOf(origins)
    return [first, last, gender, idTypeCode, this.#new(() => this.#foreign(idTypeCode, length)), nationality]
  }

  /** Of those who live now; foreigners who settle get numbers from 92 millions on. */
  #identity(): string {
    const chance = this.#chance
    return String(
      chance.inHundred(3) ? chance.between(92_000_000, 96_400_000) : chance.between(6_000_000, 57_000_000),
    )
  }

  #foreign(idTypeCode: string, length: number): string {
    const chance = this.#chance
    return idTypeCode === 'CI'
      ? `${chance.between(1, 9)}${chance.signs(length - 1, digits)}`
      : `${chance.signs(2, letters)}${chance.signs(length - 2, digits)}`
  }

  /** The first draw that nobody has and that the forms would take. */
  #new(draw: () => string): string {
    for (;;) {
      const number = draw()
      if (this.#documents.has(documentKey(number)) || hasRunOfSix(number)) continue
      this.#documents.add(documentKey(number))
      return number
    }
  }
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
