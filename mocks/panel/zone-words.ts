const timeZone = 'America/Argentina/Buenos_Aires'
const day = new Intl.DateTimeFormat('es-AR', { timeZone, dateStyle: 'full' })
const short = new Intl.DateTimeFormat('es-AR', { timeZone, weekday: 'short', day: 'numeric', month: 'short' })
const time = new Intl.DateTimeFormat('es-AR', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** An instant as the neighbourhood's clocks and calendars show it: 'lunes, 16 de marzo de 2026, 10:00'. */
export const inFull = (instant: Date): string => `${day.format(instant)}, ${time.format(instant)}`

/** The same beside something that happened then: 'lun, 16 mar, 10:00'. */
export const inShort = (instant: Date): string => `${short.format(instant)}, ${time.format(instant)}`
