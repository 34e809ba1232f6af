import type { Weekday } from '../domain/weekdays'

/** How each day is shown: its letter in a circle (L M M J V S D) and its whole name for who listens. */
export const weekdayWords = {
  monday: { letter: 'L', name: 'lunes' },
  tuesday: { letter: 'M', name: 'martes' },
  wednesday: { letter: 'M', name: 'miércoles' },
  thursday: { letter: 'J', name: 'jueves' },
  friday: { letter: 'V', name: 'viernes' },
  saturday: { letter: 'S', name: 'sábado' },
  sunday: { letter: 'D', name: 'domingo' },
} satisfies Record<Weekday, { letter: string; name: string }>
