import { plural } from './plural'

/** Words that every table says. */
export const tables = {
  loading: (caption: string) => `Cargando ${caption}`,
  /** The count of movements, word by word. */
  results: (count: number) => `Resultados: ${plural(count, { one: 'registro', other: 'registros' })}`,
  empty: 'No hay resultados.',
  /** A cell that holds nothing. */
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
  }),
  pageSize: { label: 'Filas por página', option: (size: number) => `${size} por página` },
}
