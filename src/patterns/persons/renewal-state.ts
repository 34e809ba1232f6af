import * as v from 'valibot'
import { isDay } from '@/domain/days'

const renewedPersonSchema = v.object({
  person: v.object({ id: v.number(), full_name: v.string(), id_number: v.string() }),
  /** The last day of the paper that ends; null if the person has none. */
  lastDay: v.nullable(v.pipe(v.string(), v.check(isDay))),
})

/** A person whose paper a new submission renews. */
export type RenewedPerson = v.InferOutput<typeof renewedPersonSchema>

const stateSchema = v.object({ renewal: v.pipe(v.array(renewedPersonSchema), v.minLength(1)) })

/** Builds the state of a navigation to a new submission for some people. It is no part of the address, which has no documents. */
export const buildRenewalState = (renewal: readonly RenewedPerson[]) => ({ renewal })

/** Returns the people of a navigation state; undefined if it has none. */
export function readRenewal(state: unknown): readonly RenewedPerson[] | undefined {
  const result = v.safeParse(stateSchema, state)
  return result.success ? result.output.renewal : undefined
}
