import { refuse } from '../contract/refusal.ts'

/** The reasons to reject each field, as sentences. A field with an empty list is valid. */
export type FieldRefusals = Record<string, string[]>

/** Refuses a request if a field has refusals. @throws Refusal 400 with the refusals of the invalid fields. */
export function refuseInvalidFields(refusals: FieldRefusals): void {
  const fieldsWithReasons = Object.entries(refusals).filter(([, reasons]) => reasons.length > 0)
  if (fieldsWithReasons.length > 0) refuse(400, Object.fromEntries(fieldsWithReasons))
}
