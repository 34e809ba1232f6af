import { keepPreviousData, type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { FileSearch } from 'lucide-react'
import { useCallback } from 'react'
import * as v from 'valibot'
import { useListBackgroundCheckSubmissions } from '@/api/generated/background-checks/background-checks'
import {
  getListInsuranceSubmissionsQueryOptions,
  useListInsuranceSubmissions,
} from '@/api/generated/insurance/insurance'
import type { BackgroundCheckSubmission } from '@/api/generated/model/backgroundCheckSubmission'
import type { InsuranceOrdering } from '@/api/generated/model/insuranceOrdering'
import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import { refreshes } from '@/api/refreshes'
import { submissionStatuses } from '@/copy/submissions'
import { DateField } from '@/design-system/components/DateField/DateField'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Grid } from '@/design-system/components/Grid/Grid'
import type { RowAction } from '@/design-system/components/RowActions/RowActions'
import { Select } from '@/design-system/components/Select/Select'
import { Stack } from '@/design-system/components/Stack/Stack'
import { formatInstant, today } from '@/domain/days'
import { useAddressState } from '@/patterns/address/use-address-state'
import { DataTable } from '@/patterns/data-table/DataTable'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { getDefaultRequest, useTableAddress } from '@/patterns/data-table/use-table-address'
import type { TableState } from '@/patterns/data-table/use-table-state'
import { useOpenView } from '@/patterns/dialog/use-open-view'
import { FilterText } from '@/patterns/filters/FilterText'
import { ListFilters } from '@/patterns/filters/ListFilters'
import { onDemand, usePreload } from '@/patterns/on-demand/on-demand'
import type { PrefetchRows } from '@/patterns/query-view/prefetch-rows'
import { useSession } from '@/session/use-session'
import { copy as shared } from '../copy'
import type { SubmissionKind } from '../kinds'
import { backgroundCheckColumns, insuranceColumns } from './columns'
import { copy } from './copy'
import {
  backgroundChecksAddress,
  filterLimits,
  insuranceAddress,
  type ListFilterValues,
  statusFilters,
  toListParams,
} from './list-address'

const SubmissionDrawer = onDemand(async () => (await import('../drawer/SubmissionDrawer')).SubmissionDrawer)
const preloadedParts = [SubmissionDrawer]

const viewAddress = v.object({
  vista: v.picklist(['', 'detalle', 'editar']),
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999_999_999)),
})
const initialView: v.InferOutput<typeof viewAddress> = { vista: '', id: 0 }

export function SubmissionsList({ kind }: { kind: SubmissionKind }) {
  const [{ vista, id }] = useAddressState(viewAddress, initialView)
  usePreload(preloadedParts)
  return (
    <>
      {kind === 'INSURANCE' ? <InsuranceTable /> : <BackgroundChecksTable />}
      {vista === '' || id === 0 ? null : (
        <SubmissionDrawer key={id} kind={kind} id={id} isEdit={vista === 'editar'} />
      )}
    </>
  )
}

const keepRows = { query: { placeholderData: keepPreviousData } }
const describeInsurance = ({ policy_number }: InsuranceSubmission) => copy.row.policy(policy_number)
const describeBackgroundCheck = ({ created_at }: BackgroundCheckSubmission) =>
  copy.row.filed(formatInstant(created_at))

type InsuranceRequest = ReturnType<typeof getDefaultRequest<InsuranceOrdering, ListFilterValues>>['request']

const toInsuranceParams = (filters: ListFilterValues, request: InsuranceRequest) =>
  ({ submission_type: 'INSURANCE', ...toListParams(filters), ...request }) as const

export const prefetchSubmissions: PrefetchRows = (client, { rp }) => {
  const { request, filters } = getDefaultRequest(insuranceAddress)
  return client.prefetchQuery(
    getListInsuranceSubmissionsQueryOptions(rp, toInsuranceParams(filters, request)),
  )
}

function InsuranceTable() {
  const { request, ...address } = useTableAddress(insuranceAddress)
  const params = toInsuranceParams(address.filters, request)
  const query = useListInsuranceSubmissions(useSession().neighbourhood.id, params, keepRows)
  const table = { columns: insuranceColumns, describeRow: describeInsurance, query }
  return <SubmissionsTable kind="INSURANCE" {...table} {...address} />
}

function BackgroundChecksTable() {
  const { request, ...address } = useTableAddress(backgroundChecksAddress)
  const params = {
    submission_type: 'BACKGROUND_CHECK',
    ...toListParams(address.filters),
    ...request,
  } as const
  const query = useListBackgroundCheckSubmissions(useSession().neighbourhood.id, params, keepRows)
  const table = { columns: backgroundCheckColumns, describeRow: describeBackgroundCheck, query }
  return <SubmissionsTable kind="BACKGROUND_CHECK" {...table} {...address} />
}

type Submission = InsuranceSubmission | BackgroundCheckSubmission

interface SubmissionsTableProps<Row> extends FilterFieldsProps {
  kind: SubmissionKind
  columns: readonly DataColumn<Row>[]
  /**
   * Describes a row in the labels of its actions. Must be the same function in every render, because the memoized actions
   * depend on it.
   */
  describeRow: (row: Row) => string
  query: UseQueryResult<{ count: number; results: Row[] }>
  state: TableState
  isFiltered: boolean
  clear: () => void
}

const getRowId = ({ id }: Submission) => id

function SubmissionsTable<Row extends Submission>(props: SubmissionsTableProps<Row>) {
  const { kind, columns, describeRow, query, state, isFiltered, clear, ...filters } = props
  const refresh = useRefreshDecisions()
  const getActions = useRowActions(describeRow)
  return (
    <Stack gap={4}>
      <ListFilters
        query={query}
        result={query.data ? copy.results(query.data.count) : ''}
        isFiltered={isFiltered}
        onClear={clear}
        refresh={{ label: copy.refresh, run: refresh }}
      >
        <FilterFields {...filters} />
      </ListFilters>
      <DataTable
        caption={shared.kinds[kind]}
        isCaptionHidden
        columns={columns}
        query={query}
        getRowId={getRowId}
        state={state}
        getActions={getActions}
        hidesSinglePage
        empty={
          <EmptyState
            icon={<FileSearch size={20} />}
            title={copy.empty.title}
            description={isFiltered ? copy.empty.filtered : copy.empty.none[kind]}
          />
        }
      />
    </Stack>
  )
}

interface FilterFieldsProps {
  filters: ListFilterValues
  filter: (patch: Partial<ListFilterValues>) => void
}

const filterCopy = copy.filters
const textNames = ['persona', 'dni', 'compania', 'poliza'] as const
const dayNames = ['desde', 'hasta', 'vence'] as const
const statusOptions = Object.entries(submissionStatuses).map(([value, { label }]) => ({ value, label }))

/** Shows one field for each filter in `filters`; the two kinds of submissions have different filters. */
function FilterFields({ filters, filter }: FilterFieldsProps) {
  const currentDay = today()
  return (
    <Grid minColumn="14rem" gap={3}>
      <Select
        label={filterCopy.status}
        name="estado"
        value={filters.estado}
        placeholder={filterCopy.everyStatus}
        options={statusOptions}
        onChange={(chosen) => filter({ estado: statusFilters.find((value) => value === chosen) ?? '' })}
        reservesMessageLine={false}
      />
      {textNames.map((name) => {
        const value = filters[name]
        return value === undefined ? null : (
          <FilterText
            key={name}
            label={filterCopy.texts[name]}
            name={name}
            value={value}
            maxLength={filterLimits[name]}
            onSearch={(text) => filter({ [name]: text })}
          />
        )
      })}
      {dayNames.map((name) => {
        const value = filters[name]
        return value === undefined ? null : (
          <DateField
            key={name}
            label={filterCopy.days[name]}
            name={name}
            value={value}
            onChange={(text) => filter({ [name]: text })}
            today={currentDay}
            calendarLabel={filterCopy.calendar(filterCopy.days[name])}
            invalidMessage={filterCopy.notADate}
            reservesMessageLine={false}
          />
        )
      })}
    </Grid>
  )
}

/** Returns a function that builds the actions of a row: details and editing. Editing is disabled unless the row is PENDING. */
function useRowActions<Row extends Submission>(describeRow: (row: Row) => string) {
  const openView = useOpenView()
  return useCallback(
    (row: Row): RowAction[] => [
      {
        label: copy.row.view,
        name: copy.row.named(copy.row.view, describeRow(row)),
        run: () => openView('detalle', row.id),
      },
      {
        label: copy.row.edit,
        name: copy.row.named(copy.row.edit, describeRow(row)),
        reason: row.status === 'PENDING' ? undefined : shared.notPending,
        run: () => openView('editar', row.id),
      },
    ],
    [describeRow, openView],
  )
}

/** Returns a function that invalidates the TanStack queries affected by a decision of the Administration. */
function useRefreshDecisions() {
  const client = useQueryClient()
  // `refreshes` lists the reads that each write of the portal makes stale. A decision is not a write of the portal, but it
  // makes the same reads stale as these three writes together.
  const { createInsuredPerson, createBackgroundCheckPerson, updateWorker } = refreshes
  return useCallback(() => {
    for (const readOperation of [...createInsuredPerson, ...createBackgroundCheckPerson, ...updateWorker])
      void client.invalidateQueries({ queryKey: [readOperation] })
  }, [client])
}
