import { ArrowLeft } from 'lucide-react'
import type { GroupAuthorizationPage } from '@/api/generated/model/groupAuthorizationPage'
import type { Work } from '@/api/generated/model/work'
import type { Worker } from '@/api/generated/model/worker'
import { getStatusLabel } from '@/copy/labels'
import { lots } from '@/copy/lots'
import { workStatuses, works } from '@/copy/works'
import { PageHeaderContent } from '@/design-system/components/PageHeader/PageHeaderContent'
import { Tag } from '@/design-system/components/Tag/Tag'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { addDays, today } from '@/domain/days'
import { getEntryPermission } from '@/domain/entry'
import { copy } from '@/features/works/detail/copy'
import { buildWorkerColumns } from '@/features/works/workers/columns'
import { rowCopy } from '@/features/works/workers/row-copy'
import { paths } from '@/paths'
import { headerPlace, type ListPart, type RenderList, takeFirstRows } from './first-list'
import { renderTable } from './render-table'

/** The roster of a work on the user's lot. Other users may see a reason why they cannot change the roster. */
export const renderRoster: RenderList = (input) => {
  const { responses, ownLots } = input
  const work = responses[1] as Work
  const { results: groups } = responses[3] as GroupAuthorizationPage
  if (!ownLots.includes(work.property.id)) return []
  const day = addDays(today(), 1)
  const columns = buildWorkerColumns((worker) => getEntryPermission({ work, worker, groups, day }))
  const table = renderTable({
    rows: takeFirstRows<Worker>(responses[4], input),
    columns,
    actions: [rowCopy.row.edit, rowCopy.row.remove],
  })
  const { label, tone } = getStatusLabel(workStatuses, work.status)
  const { title, property } = work
  const header: ListPart = {
    place: headerPlace,
    content: (
      <PageHeaderContent
        title={copy.title(title, lots.name(property.identifier, property.sub_area?.name ?? null))}
        description={
          <>
            {works.status} <Tag tone={tone}>{label}</Tag>
          </>
        }
        back={
          <TextLink standsAlone href={paths.works()} icon={<ArrowLeft size={20} aria-hidden="true" />}>
            {works.section}
          </TextLink>
        }
      />
    ),
  }
  return table.length === 0 ? [] : [header, ...table]
}
