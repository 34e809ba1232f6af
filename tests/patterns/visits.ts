import type { DataColumn } from '@/patterns/data-table/data-column'

export interface Visit {
  id: number
  name: string
  plate: string | null
  minutes: number | null
}

export const columns: DataColumn<Visit>[] = [
  { id: 'name', header: 'Nombre', value: ({ name }) => name, isRowHead: true, isSortable: true },
  { id: 'plate', header: 'Patente', value: ({ plate }) => plate, isSortable: true },
  { id: 'minutes', header: 'Minutos', value: ({ minutes }) => minutes, align: 'end', isSortable: true },
]

const names = ['Ñandú', 'Álvarez', 'Ocampo', 'Zabala', 'ibáñez', 'Nuñez']

/** Creates `count` visits with different names and numbers. Some have no plate, and some have no minutes. */
export const createVisits = (count: number): Visit[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${names[index % names.length]} ${index + 1}`,
    plate: index % 3 === 0 ? null : `AB${100 + (index % 800)}CD`,
    minutes: index % 4 === 1 ? null : (index * 7919) % 1000,
  }))
