import { refuse } from '../contract/refusal.ts'

/** The sentences about each field; a field with an empty list is not refused. */
export type FieldRefusals = Record<string, string[]>

/** @throws Refusal 400 with the fields that have refusals. */
export function refuseFields(refusals: FieldRefusals): void {
  const refused = Object.entries(refusals).filter(([, reasons]) => reasons.length > 0)
  if (refused.length > 0) refuse(400, Object.fromEntries(refused))
}
