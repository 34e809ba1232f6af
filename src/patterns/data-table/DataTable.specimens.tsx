import { ApiError } from '@/api/api-error'
import { tables } from '@/copy/tables'
import { FilterPanel } from '@/design-system/components/FilterPanel/FilterPanel'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { TextField } from '@/design-system/components/TextField/TextField'
import { Live } from '@/design-system/Live'
import { endless } from '@/design-system/nonsense'
import type { PatternFile } from '@/design-system/specimen'
import { DataTable } from './DataTable'
import type { DataColumn } from './data-column'
import { useTableState } from './use-table-state'

interface Visit {
  id: number
  name: string
  document: string
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
const twoDigits = (figure: number) => String(figure).padStart(2, '0')

const visits: Visit[] = Array.from({ length: 5000 }, (_, index) => ({
  id: index + 1,
  name: `${names[index % names.length]}`,
  document: `DNI ${30_123_456 + index * 7919}`,
  plate: index % 3 === 0 ? null : `AB ${100 + (index % 800)} CD`,
  entry: `16-03-2026 ${twoDigits(8 + (index % 10))}:${twoDigits((index * 7) % 60)}`,
  exit: index % 4 === 1 ? null : `16-03-2026 ${twoDigits(19 + (index % 4))}:${twoDigits((index * 11) % 60)}`,
}))

const columns: DataColumn<Visit>[] = [
  { id: 'name', header: 'Nombre', value: ({ name }) => name, isRowHead: true, isSortable: true },
  { id: 'document', header: 'Documento', value: ({ document }) => document },
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

const tintOf = ({ exit }: Visit) => (exit === null ? ('accent' as const) : undefined)
const run = () => {}
const actionsOf = ({ exit }: Visit) => [
  { label: 'Ver detalle', run },
  { label: 'Editar', reason: exit ? 'Solo se puede editar a quien sigue adentro.' : undefined, run },
]

const never = () => new Promise<never>(() => {})
const answer = <Data,>(data: Data, error: unknown = null) => ({
  data,
  error,
  isFetching: false,
  isPlaceholderData: false,
  refetch: never,
})

const common = { caption: 'Movimientos', columns, rowId: ({ id }: Visit) => id }

/** Pages of the first hundred, as a backend would answer them. */
function Paged({ total, hidesSinglePage }: { total: number; hidesSinglePage?: boolean }) {
  const state = useTableState({ ordering: '-entry' })
  const from = (state.page - 1) * state.pageSize
  const results = visits.slice(0, total).slice(from, from + state.pageSize)
  return (
    <DataTable
      {...common}
      query={answer({ count: total, results })}
      state={state}
      countLabel={tables.results}
      hidesSinglePage={hidesSinglePage}
      tintOf={tintOf}
      actionsOf={actionsOf}
    />
  )
}

/** A list that comes whole, or whatever else an answer may be. */
function Answered({ data, error }: { data: readonly Visit[] | undefined; error?: unknown }) {
  return (
    <DataTable {...common} query={answer(data, error)} state={useTableState()} countLabel={tables.results} />
  )
}

/** A table below its filters, which say how many rows there are. */
function Filtered() {
  const state = useTableState()
  return (
    <Live initial="">
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
                reservesMessage={false}
              />
            </FilterPanel>
            <DataTable {...common} query={answer(results)} state={state} />
          </Stack>
        )
      }}
    </Live>
  )
}

const nonsense: Visit[] = [
  { id: 1, name: endless, document: endless, plate: endless, entry: endless, exit: endless },
  { id: 2, name: '', document: '', plate: null, entry: '', exit: null },
]

export default {
  component: 'DataTable',
  purpose: 'Muestra una lista con columnas, orden, páginas y acciones por fila.',
  whenToUse:
    'Para filas que se comparan, se ordenan o se recorren por páginas, con su carga, su vacío y su error incluidos.',
  whenNotToUse:
    'Para pocas cosas que se leen de a una, como las autorizaciones: ahí van tarjetas. Tampoco para datos de una sola cosa.',
  lang: 'es',
  keyboard: 'of its parts',
  specimens: [
    { name: 'pages', render: () => <Paged total={98} /> },
    { name: 'single-page', render: () => <Paged total={3} hidesSinglePage /> },
    { name: 'filtered', render: () => <Filtered /> },
    { name: 'whole', render: () => <Answered data={visits.slice(0, 30)} /> },
    { name: 'loading', render: () => <Answered data={undefined} /> },
    {
      name: 'failed',
      render: () => <Answered data={undefined} error={new ApiError('network')} />,
    },
    { name: 'nonsense-none', render: () => <Answered data={[]} /> },
    { name: 'nonsense-long', render: () => <Answered data={nonsense} /> },
    { name: 'nonsense-thousands', render: () => <Answered data={visits} /> },
  ],
} satisfies PatternFile
