import type { Weekday } from '../domain/weekdays'

/** The letter is shown in a circle; screen readers read the name. */
export const weekdayWords = {
  monday: { letter: 'L', name: 'lunes' },
  tuesday: { letter: 'M', name: 'martes' },
  wednesday: { letter: 'M', name: 'miércoles' },
  thursday: { letter: 'J', name: 'jueves' },
  friday: { letter: 'V', name: 'viernes' },
  saturday: { letter: 'S', name: 'sábado' },
  sunday: { letter: 'D', name: 'domingo' },
} satisfies Record<Weekday, { letter: string; name: string }>
