import * as v from 'valibot'
import { type Day, isDay } from '@/domain/days'
import { paths } from '@/paths'

const renewedPersonSchema = v.object({
  person: v.object({ id: v.number(), full_name: v.string(), id_number: v.string() }),
  /** The last day of the paper that ends; null if the person has none. */
  lastDay: v.nullable(v.pipe(v.string(), v.check(isDay))),
})

/** A person whose paper a new submission renews. */
export type RenewedPerson = v.InferOutput<typeof renewedPersonSchema>

/** The papers that a submission renews, with the kind of the submission in its address. */
const submissionTypes = { insurance: 'seguros', background_check: 'antecedentes' } as const

export type RenewablePaper = keyof typeof submissionTypes

/** Returns the address of a new submission that renews a paper. */
export const getRenewalPath = (rp: number, paper: RenewablePaper): string =>
  `${paths.newSubmission(rp)}?tipo=${submissionTypes[paper]}`

export const toRenewedPerson = (
  { id, full_name, id_number }: RenewedPerson['person'],
  lastDay: Day | null,
): RenewedPerson => ({ person: { id, full_name, id_number }, lastDay })

const stateSchema = v.object({ renewal: v.pipe(v.array(renewedPersonSchema), v.minLength(1)) })
const rosterSchema = v.object({ roster: v.pipe(v.string(), v.regex(/^\/construction\/\d+(?:\?|$)/)) })

/**
 * Builds the state of a navigation to a new submission for some people. It is no part of the address, which has no documents. `roster` is
 * the address of the roster on which the user has chosen them.
 */
export const buildRenewalState = (renewal: readonly RenewedPerson[], roster?: string) => ({ renewal, roster })

/** Returns the address of the roster on which the user has chosen the people of a navigation state; undefined if it has none. */
export function readRosterAddress(state: unknown): string | undefined {
  const result = v.safeParse(rosterSchema, state)
  return result.success ? result.output.roster : undefined
}

/** Returns the people of a navigation state; undefined if it has none. */
export function readRenewal(state: unknown): readonly RenewedPerson[] | undefined {
  const result = v.safeParse(stateSchema, state)
  return result.success ? result.output.renewal : undefined
}
