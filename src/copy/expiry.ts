import { plural } from './plural'

export const expiries = {
  near: (daysLeft: number) => {
    if (daysLeft === 0) return 'Vence hoy'
    return daysLeft === 1 ? 'Vence mañana' : `Vence en ${plural(daysLeft, { one: 'día', other: 'días' })}`
  },
  over: (lastDay: string) => `Venció el ${lastDay}`,
}
