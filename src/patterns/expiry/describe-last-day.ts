import { expiries } from '@/copy/expiry'
import { countDaysBetween, type Day, formatDay } from '@/domain/days'

/** Says when something expired or expires, for example 'Vence en 3 días'. `day` is today. */
export const describeLastDay = (lastDay: Day, day: Day): string =>
  lastDay < day ? expiries.over(formatDay(lastDay)) : expiries.near(countDaysBetween(day, lastDay))
