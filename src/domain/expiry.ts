import { countDaysBetween, type Day, today } from './days'

const warningDays = 14

/** `lastDay` is the last valid day, which has passed; `daysLeft` is 0 on the last valid day. */
export type Expiry = { state: 'over'; lastDay: Day } | { state: 'near'; daysLeft: number }

/** Returns the state `over` after `lastDay`, and `near` on `lastDay` and on the 14 days before; otherwise undefined. */
export function getExpiry(lastDay: Day | null | undefined, day: Day = today()): Expiry | undefined {
  if (!lastDay) return undefined
  const daysLeft = countDaysBetween(day, lastDay)
  if (daysLeft < 0) return { state: 'over', lastDay: lastDay }
  return daysLeft <= warningDays ? { state: 'near', daysLeft } : undefined
}

/** The kinds of things that expire. `inspection` is the mandatory inspection (VTV). */
export const expiryKinds = [
  'authorization',
  'invitation',
  'group',
  'tenant',
  'inspection',
  'vehicleInsurance',
  'insurance',
  'workerInsurance',
  'workerCheck',
  'submittedCheck',
  'work',
] as const

export type ExpiryKind = (typeof expiryKinds)[number]
