/** The Spanish texts of the clock. */
export const copy = {
  about: 'La hora del barrio. El portal, la guardia y la Administración viven en ella.',
  ticking: 'En marcha',
  stopped: 'Detenida',
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
  moved: (time: string) => `Ahora es ${time}.`,
  signedInAgain: (time: string, account: string) => `Ahora es ${time}. Seguís con la cuenta ${account}.`,
  signedOut: (time: string, account: string) =>
    `Ahora es ${time}. La sesión de ${account} terminó: ingresá de nuevo desde Cuentas.`,
}
