import { refuse } from '../contract/refusal.ts'

/** Field → sentences about it; an empty list is no refusal. */
export type FieldRefusals = Record<string, string[]>

/** @throws Refusal 400 with the fields that have refusals. */
export function refuseFields(refusals: FieldRefusals): void {
  const refused = Object.entries(refusals).filter(([, reasons]) => reasons.length > 0)
  if (refused.length > 0) refuse(400, Object.fromEntries(refused))
}
