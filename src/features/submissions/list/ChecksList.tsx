import { keepPreviousData } from '@tanstack/react-query'
import { useListBackgroundCheckSubmissions } from '@/api/generated/background-checks/background-checks'
import type { BackgroundCheckSubmission } from '@/api/generated/model/backgroundCheckSubmission'
import { Grid } from '@/design-system/components/Grid/Grid'
import { formatInstant } from '@/domain/days'
import { useTableAddress } from '@/patterns/data-table/use-table-address'
import { FilterText } from '@/patterns/filters/FilterText'
import { useSession } from '@/session/use-session'
import { CheckDrawer } from '../background-check/CheckDrawer'
import { type CheckFilters, checkFilterLimits, checksAddress, toCheckListParams } from './checks-address'
import { checkColumns } from './columns'
import { copy } from './copy'
import { StatusFilter } from './StatusFilter'
import { SubmissionsTable } from './SubmissionsTable'
import { useSubmissionView } from './submission-view'

const nameOf = ({ created_at }: BackgroundCheckSubmission) => copy.row.filed(formatInstant(created_at))

export function ChecksList() {
  const { neighbourhood } = useSession()
  const { state, request, filters, filter, clear, isFiltered } = useTableAddress(checksAddress)
  const query = useListBackgroundCheckSubmissions(
    neighbourhood.id,
    { ...toCheckListParams(filters), ...request },
    { query: { placeholderData: keepPreviousData } },
  )
  const view = useSubmissionView()
  return (
    <>
      <SubmissionsTable
        kind="BACKGROUND_CHECK"
        columns={checkColumns}
        nameOf={nameOf}
        query={query}
        state={state}
        isFiltered={isFiltered}
        onClear={clear}
      >
        <CheckFilterFields filters={filters} onChange={filter} />
      </SubmissionsTable>
      {view ? <CheckDrawer key={view.id} {...view} /> : null}
    </>
  )
}

interface CheckFilterFieldsProps {
  filters: CheckFilters
  onChange: (patch: Partial<CheckFilters>) => void
}

const words = copy.filters
const labels = { persona: words.person, dni: words.document } as const
const names = ['persona', 'dni'] as const

function CheckFilterFields({ filters, onChange }: CheckFilterFieldsProps) {
  return (
    <Grid minColumn="14rem" gap={3}>
      <StatusFilter value={filters.estado} onChange={(estado) => onChange({ estado })} />
      {names.map((name) => (
        <FilterText
          key={name}
          label={labels[name]}
          name={name}
          value={filters[name]}
          maxLength={checkFilterLimits[name]}
          onSearch={(text) => onChange({ [name]: text })}
        />
      ))}
    </Grid>
  )
}
