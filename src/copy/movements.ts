export const movements = {
  filters: {
    refresh: 'Actualizar',
    firstName: 'Nombre',
    lastName: 'Apellido',
    document: 'Documento',
  },
  dates: {
    label: 'Fechas de ingreso',
    from: 'Desde',
    to: 'Hasta',
    calendar: 'Elegir las fechas en el calendario',
    notADate: 'Escribí la fecha así: DD-MM-AAAA.',
    firstDayInstruction: 'Elegí el primer día',
    lastDayInstruction: 'Elegí el último día',
    presets: { today: 'Hoy', week: 'Últimos 7 días', month: 'Últimos 30 días', year: 'Últimos 12 meses' },
    errors: {
      missing: 'Indicá las dos fechas.',
      reversed: 'La fecha de fin no puede ser anterior a la de inicio.',
      tooEarly: (oldest: string) => `Podés ver los últimos 12 meses: desde el ${oldest}.`,
    },
  },
  columns: {
    name: 'Nombre',
    plate: 'Patente',
    entry: 'Ingreso',
    exit: 'Egreso',
    entryGate: 'Vía Entrada',
    exitGate: 'Vía Salida',
  },
  /** The no-break space keeps the time next to its preposition in a narrow column. */
  insideSince: (time: string) => `Adentro desde\u00a0${time}`,
  insideSinceDay: (day: string) => `Adentro desde ${day}`,
  insideHint: 'Quienes están adentro, sin importar las fechas: hasta 12 meses atrás.',
  nobodyInside: 'Con estos filtros no hay nadie adentro. Buscamos hasta 12 meses atrás.',
  emptyFiltered: 'Probá con otras fechas o limpiá los filtros.',
  download: { action: 'Descargar Excel', nothing: 'No hay movimientos para descargar.' },
}
