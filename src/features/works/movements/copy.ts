export const copy = {
  caption: 'Movimientos de la obra',
  filters: { exceeded: 'Fuera del horario habilitado', inside: 'Permanecen dentro' },
  columns: {
    document: 'Nro. Documento',
    limit: 'Horario límite',
    entryPoint: 'Punto de Acceso Entrada',
    exitPoint: 'Punto de Acceso Salida',
  },
  exceeded: 'Fuera de horario',
  leftWith: 'Egreso:',
  empty: {
    title: 'No hay resultados',
    unfiltered: 'Cuando alguien entre a la obra o salga, lo vas a ver acá.',
  },
  fileName: (work: string) => `${work}_Actividades_Obras.xlsx`,
}
