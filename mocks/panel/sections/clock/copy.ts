/** The Spanish of the clock. */
export const copy = {
  about: 'La hora del barrio. El portal, la guardia y la Administración viven en ella.',
  ticking: 'En marcha',
  standing: 'Detenida',
  nextDay: '+1 día',
  nextWeek: '+1 semana',
  real: 'Volver a ahora',
  other: 'Otra fecha y hora',
  day: 'Fecha',
  calendar: 'Elegir la fecha en el calendario',
  notADay: 'Esa fecha no existe, o es demasiado lejana. Escribila como 16-03-2026.',
  noDay: 'Elegí una fecha.',
  time: 'Hora',
  notATime: 'Escribí la hora como 14:30.',
  set: 'Poner esta hora',
  moved: (shown: string) => `Ahora es ${shown}.`,
  signedInAgain: (shown: string, who: string) => `Ahora es ${shown}. Seguís con la cuenta ${who}.`,
  signedOut: (shown: string, who: string) =>
    `Ahora es ${shown}. La sesión de ${who} terminó: ingresá de nuevo desde Cuentas.`,
}
