import { countDaysBetween, type Day } from '@/domain/days'

/** The ranges of last days that the user can select; '' is what has expired and what expires within 30 days. */
export const expiryRanges = ['', 'vencidos', 'hoy', 'manana', '3', '7', '14', '30'] as const

export type ExpiryRange = (typeof expiryRanges)[number]

/** The number of days ahead, and of days back for what a newer record may have replaced, that a list of last days has. */
export const listedDays = 30

/** Whether a last day is in a range. The ranges in days begin today, and contain the shorter ones. */
export function isInExpiryRange(lastDay: Day, range: ExpiryRange, day: Day): boolean {
  const daysLeft = countDaysBetween(day, lastDay)
  switch (range) {
    case '':
      return daysLeft <= listedDays
    case 'vencidos':
      return daysLeft < 0
    case 'hoy':
      return daysLeft === 0
    case 'manana':
      return daysLeft === 1
    default:
      return daysLeft >= 0 && daysLeft <= Number(range)
  }
}
