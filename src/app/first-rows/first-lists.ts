import type { ActivityRecord } from '@/api/generated/model/activityRecord'
import type { HomeModule } from '@/api/generated/model/homeModule'
import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import { isActiveModule } from '@/domain/modules'
import { columns as movementColumns } from '@/features/movements/columns'
import { insuranceColumns } from '@/features/submissions/list/columns'
import { copy as submissionsCopy } from '@/features/submissions/list/copy'
import type { FirstListName } from '@/hosting/page-addresses'
import { getTint } from '@/patterns/movements/movement-columns'
import { type RenderList, takeFirstRows } from './first-list'
import { renderAuthorizations, renderWorks } from './render-cards'
import { renderLot } from './render-lot'
import { renderRoster } from './render-roster'
import { renderTable } from './render-table'

const renderMovements: RenderList = (input) => {
  const rows = takeFirstRows<ActivityRecord>(input.responses[1], input)
  return renderTable({ rows, columns: movementColumns, getTint })
}

const renderSubmissions: RenderList = (input) => {
  if (!isActiveModule(input.responses[0] as HomeModule[], 'document_submission')) return []
  const rows = takeFirstRows<InsuranceSubmission>(input.responses[1], input)
  return renderTable({
    rows,
    columns: insuranceColumns,
    actions: [submissionsCopy.row.view, submissionsCopy.row.edit],
  })
}

/** Render the first rows of each list. */
export const firstListRenderers: Readonly<Record<FirstListName, RenderList>> = {
  home: renderAuthorizations,
  movements: renderMovements,
  works: renderWorks,
  submissions: renderSubmissions,
  lot: renderLot,
  roster: renderRoster,
}
