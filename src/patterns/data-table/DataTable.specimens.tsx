import { ApiError } from '@/api/api-error'
import { tables } from '@/copy/tables'
import { FilterPanel } from '@/design-system/components/FilterPanel/FilterPanel'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { TextField } from '@/design-system/components/TextField/TextField'
import { buildSpecimens, type PatternFile, StatefulSpecimen, veryLongText } from '@/design-system/specimen'
import { DataTable } from './DataTable'
import type { DataColumn } from './data-column'
import { useTableState } from './use-table-state'

interface Visit {
  id: number
  name: string
  documentNumber: string
  plate: string | null
  entry: string
  exit: string | null
}

const names = [
  'PÉREZ, Ana María',
  'ÁLVAREZ, Juan',
  'IBÁÑEZ, Zoe',
  'ÑANCUPIL, Rosa',
  'GÓMEZ, Luis',
  'OCAMPO, Sol',
]
const padTwo = (figure: number) => String(figure).padStart(2, '0')

const visits: Visit[] = Array.from({ length: 5000 }, (_, index) => ({
  id: index + 1,
  name: `${names[index % names.length]}`,
  documentNumber: `DNI ${30_123_456 + index * 7919}`,
  plate: index % 3 === 0 ? null : `AB ${100 + (index % 800)} CD`,
  entry: `16-03-2026 ${padTwo(8 + (index % 10))}:${padTwo((index * 7) % 60)}`,
  exit: index % 4 === 1 ? null : `16-03-2026 ${padTwo(19 + (index % 4))}:${padTwo((index * 11) % 60)}`,
}))

const columns: DataColumn<Visit>[] = [
  { id: 'name', header: 'Nombre', value: ({ name }) => name, isRowHead: true, isSortable: true },
  { id: 'document', header: 'Documento', value: ({ documentNumber }) => documentNumber },
  { id: 'plate', header: 'Patente', value: ({ plate }) => plate, isSortable: true },
  { id: 'entry', header: 'Ingreso', value: ({ entry }) => entry, isSortable: true },
  {
    id: 'exit',
    header: 'Egreso',
    value: ({ exit }) => exit,
    cell: ({ exit }) => exit ?? <Tag tone="accent">Sin egreso</Tag>,
    isSortable: true,
  },
]

const getTint = ({ exit }: Visit) => (exit === null ? ('accent' as const) : undefined)
const run = () => {}
const getActions = ({ exit }: Visit) => [
  { label: 'Ver detalle', run },
  { label: 'Editar', reason: exit ? 'Solo se puede editar a quien sigue adentro.' : undefined, run },
]

const refetchNever = () => new Promise<never>(() => {})
const buildQuery = <Data,>(data: Data, error: unknown = null) => ({
  data,
  error,
  isFetching: false,
  isPlaceholderData: false,
  refetch: refetchNever,
})

const common = { caption: 'Movimientos', columns, getRowId: ({ id }: Visit) => id }

interface PagedTableProps {
  rowCount: number
  hidesSinglePage?: boolean
}

/** A table that shows a list page by page, as the API returns it. */
function PagedTable({ rowCount, hidesSinglePage }: PagedTableProps) {
  const state = useTableState({ ordering: '-entry' })
  const start = (state.page - 1) * state.pageSize
  const results = visits.slice(0, rowCount).slice(start, start + state.pageSize)
  return (
    <DataTable
      {...common}
      query={buildQuery({ count: rowCount, results })}
      state={state}
      countLabel={tables.results}
      hidesSinglePage={hidesSinglePage}
      getTint={getTint}
      getActions={getActions}
    />
  )
}

interface WholeTableProps {
  rows: readonly Visit[] | undefined
  error?: unknown
}

/** A table that shows a whole list without pages. `rows` is undefined if the list is loading or failed to load. */
const WholeTable = ({ rows, error }: WholeTableProps) => (
  <DataTable
    {...common}
    query={buildQuery(rows, error)}
    state={useTableState()}
    countLabel={tables.results}
  />
)

/** A table below a filter panel. The panel shows the number of rows, so the table does not. */
function FilteredTable() {
  const state = useTableState()
  return (
    <StatefulSpecimen initial="">
      {(plate, change) => {
        const results = visits
          .slice(0, 12)
          .filter((visit) => (visit.plate ?? '').includes(plate.toUpperCase()))
        return (
          <Stack gap={4}>
            <FilterPanel
              label="Filtros"
              showLabel="Mostrar filtros"
              hideLabel="Ocultar filtros"
              result={`${results.length} resultados`}
              clear={{ label: 'Limpiar filtros', run: () => change('') }}
              refresh={{ label: 'Actualizar datos', run }}
            >
              <TextField
                label="Patente"
                name="patente"
                value={plate}
                onChange={change}
                reservesMessageLine={false}
              />
            </FilterPanel>
            <DataTable {...common} query={buildQuery(results)} state={state} />
          </Stack>
        )
      }}
    </StatefulSpecimen>
  )
}

const edgeCaseVisits: Visit[] = [
  {
    id: 1,
    name: veryLongText,
    documentNumber: veryLongText,
    plate: veryLongText,
    entry: veryLongText,
    exit: veryLongText,
  },
  { id: 2, name: '', documentNumber: '', plate: null, entry: '', exit: null },
]

export default {
  component: 'DataTable',
  purpose: 'Muestra una lista con columnas, orden, páginas y acciones por fila.',
  whenToUse:
    'Para filas que se comparan, se ordenan o se recorren por páginas, con su carga, su vacío y su error incluidos.',
  whenNotToUse:
    'Para pocas cosas que se leen de a una, como las autorizaciones: ahí van tarjetas. Tampoco para datos de una sola cosa.',
  lang: 'es',
  keyboard: 'inner-components-only',
  specimens: [
    ...buildSpecimens(PagedTable, {
      pages: { rowCount: 98 },
      'single-page': { rowCount: 3, hidesSinglePage: true },
    }),
    { name: 'filtered', render: () => <FilteredTable /> },
    ...buildSpecimens(WholeTable, {
      whole: { rows: visits.slice(0, 30) },
      loading: { rows: undefined },
      failed: { rows: undefined, error: new ApiError('network') },
      'edge-none': { rows: [] },
      'edge-long': { rows: edgeCaseVisits },
      'edge-thousands': { rows: visits },
    }),
  ],
} satisfies PatternFile
