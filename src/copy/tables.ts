import { plural } from './plural'

export const tables = {
  loading: (caption: string) => `Cargando ${caption}`,
  /** The product prescribes this wording for the movements. */
  results: (count: number) => `Resultados: ${plural(count, { one: 'registro', other: 'registros' })}`,
  empty: 'No hay resultados.',
  /** The text of an empty cell. */
  nothing: '—',
  actions: 'Acciones',
  order: {
    label: 'Ordenar por',
    none: 'Sin ordenar',
    ascending: (column: string) => `Orden: ${column}, ascendente`,
    descending: (column: string) => `Orden: ${column}, descendente`,
  },
  pages: (caption: string) => ({
    navigation: `Páginas de ${caption}`,
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: (page: number) => `Página ${page}`,
    pageOf: (page: number, pageCount: number) => `Página ${page} de ${pageCount}`,
  }),
  pageSize: { label: 'Filas por página', option: (size: number) => `${size} por página` },
}
