import { keepPreviousData } from '@tanstack/react-query'
import { useListInsuranceSubmissions } from '@/api/generated/insurance/insurance'
import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import { DateField } from '@/design-system/components/DateField/DateField'
import { Grid } from '@/design-system/components/Grid/Grid'
import { today } from '@/domain/days'
import { useTableAddress } from '@/patterns/data-table/use-table-address'
import { FilterText } from '@/patterns/filters/FilterText'
import { useSession } from '@/session/use-session'
import { InsuranceDrawer } from '../insurance/InsuranceDrawer'
import { insuranceColumns } from './columns'
import { copy } from './copy'
import {
  type InsuranceFilters,
  insuranceAddress,
  insuranceFilterLimits,
  toInsuranceListParams,
} from './insurance-address'
import { StatusFilter } from './StatusFilter'
import { SubmissionsTable } from './SubmissionsTable'
import { useSubmissionView } from './submission-view'

const nameOf = ({ policy_number }: InsuranceSubmission) => copy.row.policy(policy_number)

export function InsuranceList() {
  const { neighbourhood } = useSession()
  const { state, request, filters, filter, clear, isFiltered } = useTableAddress(insuranceAddress)
  const query = useListInsuranceSubmissions(
    neighbourhood.id,
    { ...toInsuranceListParams(filters), ...request },
    { query: { placeholderData: keepPreviousData } },
  )
  const view = useSubmissionView()
  return (
    <>
      <SubmissionsTable
        kind="INSURANCE"
        columns={insuranceColumns}
        nameOf={nameOf}
        query={query}
        state={state}
        isFiltered={isFiltered}
        onClear={clear}
      >
        <InsuranceFilterFields filters={filters} onChange={filter} />
      </SubmissionsTable>
      {view ? <InsuranceDrawer key={view.id} {...view} /> : null}
    </>
  )
}

interface InsuranceFilterFieldsProps {
  filters: InsuranceFilters
  onChange: (patch: Partial<InsuranceFilters>) => void
}

const words = copy.filters
const texts = { persona: words.person, compania: words.company, poliza: words.policy } as const
const days = { desde: words.from, hasta: words.to, vence: words.expires } as const
const textNames = ['persona', 'compania', 'poliza'] as const
const dayNames = ['desde', 'hasta', 'vence'] as const

function InsuranceFilterFields({ filters, onChange }: InsuranceFilterFieldsProps) {
  const thisDay = today()
  return (
    <Grid minColumn="14rem" gap={3}>
      <StatusFilter value={filters.estado} onChange={(estado) => onChange({ estado })} />
      {textNames.map((name) => (
        <FilterText
          key={name}
          label={texts[name]}
          name={name}
          value={filters[name]}
          maxLength={insuranceFilterLimits[name]}
          onSearch={(text) => onChange({ [name]: text })}
        />
      ))}
      {dayNames.map((name) => (
        <DateField
          key={name}
          label={days[name]}
          name={name}
          value={filters[name]}
          onChange={(text) => onChange({ [name]: text })}
          today={thisDay}
          calendarLabel={words.calendar(days[name])}
          invalidMessage={words.notADate}
          reservesMessage={false}
        />
      ))}
    </Grid>
  )
}
