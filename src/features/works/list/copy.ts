import { plural } from '@/copy/plural'

export const copy = {
  loading: 'Cargando las obras',
  search: 'Buscar por título o lote',
  clearSearch: 'Borrar la búsqueda',
  count: (count: number) => plural(count, { one: 'obra', other: 'obras' }),
  /** Shown if one response cannot contain all works. */
  onlyFirst: (shown: number, count: number) =>
    `Mostramos las primeras ${shown} de ${count} obras; la búsqueda es entre ellas.`,
  period: (from: string, to: string) => `Del ${from} al ${to}`,
  open: 'Ver obra',
  openWork: (title: string) => `Ver obra ${title}`,
  empty: 'No hay obras.',
  emptyHint: 'Acá vas a ver las obras de tus lotes y las que tengas a cargo.',
  emptyHintForManagers: 'Acá vas a ver las obras que tengas a cargo.',
  emptySearchHint: 'Probá con otro título o lote, o borrá la búsqueda.',
  pagedItems: 'obras',
}
