export const copy = {
  title: 'Movimientos',
  period: (lot: string, from: string, to: string) =>
    from === to ? `${lot} · ${from}` : `${lot} · ${from} al ${to}`,
  filters: { plate: 'Patente', inside: 'Sin egreso' },
  columns: { document: 'Documento', type: 'Ingresante', visited: 'Visitó a' },
  empty: {
    title: 'No hay resultados.',
    unfiltered: 'Cuando alguien entre o salga, lo vas a ver acá. Para ver otros días, cambiá las fechas.',
  },
  fileName: (lot: string, from: string, to: string) =>
    `Movimientos ${lot} ${from === to ? from : `${from} al ${to}`}.xlsx`,
}
