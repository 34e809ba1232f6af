const timeZone = 'America/Argentina/Buenos_Aires'
const fullDay = new Intl.DateTimeFormat('es-AR', { timeZone, dateStyle: 'full' })
const shortDay = new Intl.DateTimeFormat('es-AR', {
  timeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
})
const time = new Intl.DateTimeFormat('es-AR', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Formats an instant in the neighbourhood's time zone: 'lunes, 16 de marzo de 2026, 10:00'. */
export const formatFullInstant = (instant: Date): string =>
  `${fullDay.format(instant)}, ${time.format(instant)}`

/** Formats an instant in the neighbourhood's time zone, in short form: 'lun, 16 mar, 10:00'. */
export const formatShortInstant = (instant: Date): string =>
  `${shortDay.format(instant)}, ${time.format(instant)}`
