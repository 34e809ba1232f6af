import { keepPreviousData } from '@tanstack/react-query'
import { useListInsuranceSubmissions } from '@/api/generated/insurance/insurance'
import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import { useTableAddress } from '@/patterns/data-table/use-table-address'
import { useSession } from '@/session/use-session'
import { InsuranceDrawer } from '../insurance/InsuranceDrawer'
import { insuranceColumns } from './columns'
import { copy } from './copy'
import { InsuranceFilterFields } from './InsuranceFilterFields'
import { insuranceAddress, toInsuranceListParams } from './insurance-address'
import { SubmissionsTable } from './SubmissionsTable'
import { useSubmissionView } from './submission-view'

const nameOf = ({ policy_number }: InsuranceSubmission) => copy.row.policy(policy_number)

/** The list of the user's insurance submissions. */
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
