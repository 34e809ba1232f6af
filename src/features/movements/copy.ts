/** The Spanish of the movements (P2, P5, P8). */
export const copy = {
  title: 'Movimientos',
  period: (lot: string, from: string, to: string) =>
    from === to ? `${lot} · ${from}` : `${lot} · ${from} al ${to}`,
  filters: {
    label: 'Filtros',
    show: 'Mostrar filtros',
    hide: 'Ocultar filtros',
    clear: 'Limpiar filtros',
    refresh: 'Actualizar',
    firstName: 'Nombre',
    lastName: 'Apellido',
    document: 'Documento',
    plate: 'Patente',
    inside: 'Sin Egreso',
    clearText: (field: string) => `Borrar ${field}`,
  },
  dates: {
    label: 'Fechas de ingreso',
    from: 'Desde',
    to: 'Hasta',
    calendar: 'Elegir las fechas en el calendario',
    notADate: 'Escribí la fecha así: DD-MM-AAAA.',
    pickFirst: 'Elegí el primer día',
    pickLast: 'Elegí el último día',
    presets: { today: 'Hoy', week: 'Últimos 7 días', month: 'Últimos 30 días', year: 'Últimos 12 meses' },
    errors: {
      missing: 'Indicá las dos fechas.',
      reversed: 'La fecha de fin no puede ser anterior a la de inicio.',
      tooEarly: (oldest: string) => `Podés ver los últimos 12 meses: desde el ${oldest}.`,
    },
  },
  columns: {
    name: 'Nombre',
    document: 'Documento',
    plate: 'Patente',
    type: 'Ingresante',
    entry: 'Ingreso',
    exit: 'Egreso',
    visited: 'Visitó a',
    entryGate: 'Vía Entrada',
    exitGate: 'Vía Salida',
  },
  inside: 'Sin egreso',
  empty: {
    title: 'No hay resultados.',
    quietDay: 'Cuando alguien entre o salga, lo vas a ver acá. Para ver otros días, cambiá las fechas.',
    filtered: 'Probá con otras fechas o limpiá los filtros.',
  },
  download: {
    action: 'Descargar Excel',
    nothing: 'No hay movimientos para descargar.',
    fileName: (lot: string, from: string, to: string) =>
      `Movimientos ${lot} ${from === to ? from : `${from} al ${to}`}.xlsx`,
  },
}
