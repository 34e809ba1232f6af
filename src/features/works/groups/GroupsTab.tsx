import { keepPreviousData } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import * as v from 'valibot'
import { useListGroupAuthorizations } from '@/api/generated/work-groups/work-groups'
import { tables } from '@/copy/tables'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Card } from '@/design-system/components/Card/Card'
import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Pagination } from '@/design-system/components/Pagination/Pagination'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { formatDay, today } from '@/domain/days'
import { useAddressState } from '@/patterns/address/use-address-state'
import { AudienceHelp } from '@/patterns/audience/AudienceHelp'
import { onDemand, usePreload } from '@/patterns/on-demand/on-demand'
import { useExistingPage } from '@/patterns/paging/use-existing-page'
import { QueryView } from '@/patterns/query-view/QueryView'
import { describeClosedWork } from '../detail/describe-closed-work'
import { useWork } from '../detail/use-work'
import { useWorkAddress } from '../detail/use-work-address'
import { copy } from './copy'
import { GroupCard } from './GroupCard'

const pageSize = 5

const address = v.object({
  pagina: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  inactivas: v.boolean(),
})
const initialAddress = { pagina: 1, inactivas: false }

const NewGroupDialog = onDemand(async () => (await import('./NewGroupDialog')).NewGroupDialog)
const EditGroupDialog = onDemand(async () => (await import('./EditGroupDialog')).EditGroupDialog)
const preloadedParts = [NewGroupDialog, EditGroupDialog]

export function GroupsTab() {
  usePreload(preloadedParts)
  const { realPropertyId, workId, work, rights } = useWork()
  const { view, openView } = useWorkAddress()
  const [{ pagina: page, inactivas: includesInactive }, changeAddress] = useAddressState(
    address,
    initialAddress,
  )
  const query = useListGroupAuthorizations(
    realPropertyId,
    workId,
    { page, page_size: pageSize, is_active_flag: includesInactive ? undefined : true },
    { query: { placeholderData: keepPreviousData } },
  )
  const openPage = (pagina: number) => changeAddress({ pagina })
  const pageExists = useExistingPage({ page, goToPage: openPage, error: query.error })
  const finishedReason = work.end_date < today() ? copy.workIsOver(formatDay(work.end_date)) : undefined
  const advice = rights.rosterRefusal
    ? []
    : [finishedReason ?? describeClosedWork(work, today()) ?? copy.emptyHint]

  return (
    <Stack gap={4}>
      {rights.rosterRefusal ? <Alert>{rights.rosterRefusal}</Alert> : null}
      <Inline gap={3} stacksOnPhone>
        <Button
          variant="primary"
          icon={<CalendarPlus size={20} />}
          disabledReason={rights.rosterRefusal ?? finishedReason}
          onClick={() => openView('nueva')}
        >
          {copy.create}
        </Button>
        <Checkbox
          label={copy.inactive}
          name="inactivas"
          value={includesInactive}
          onChange={(inactivas) => changeAddress({ inactivas, pagina: 1 })}
        />
      </Inline>
      {pageExists ? (
        <QueryView
          query={query}
          skeleton={<GroupsSkeleton />}
          isEmpty={({ count }) => count === 0}
          empty={
            <Stack gap={4}>
              <EmptyState
                icon={<CalendarPlus size={20} />}
                title={copy.empty}
                description={[...advice, ...(includesInactive ? [] : [copy.inactiveHint])].join(' ')}
              />
              <AudienceHelp list="groups" />
            </Stack>
          }
        >
          {({ results, count }) => (
            <Stack gap={4}>
              <Stack as="ul" gap={4}>
                {results.map((group) => (
                  <GroupCard key={group.id} group={group} />
                ))}
              </Stack>
              <Pagination
                page={page}
                pageSize={pageSize}
                total={count}
                labels={tables.pages(copy.pages)}
                onChange={openPage}
                isFirstInPrint
              />
              <AudienceHelp list="groups" />
            </Stack>
          )}
        </QueryView>
      ) : (
        <GroupsSkeleton />
      )}
      {view?.name === 'nueva' ? <NewGroupDialog /> : null}
      {view?.name === 'editar' ? (
        <EditGroupDialog key={view.id} id={view.id} listedGroups={query.data?.results} />
      ) : null}
    </Stack>
  )
}

const skeletonKeys = ['first', 'second', 'third', 'fourth', 'fifth']

function GroupsSkeleton() {
  return (
    <SkeletonGroup label={copy.loading}>
      <Stack gap={4}>
        {skeletonKeys.map((key) => (
          <Card key={key}>
            <Stack gap={3}>
              <Skeleton lines={1} />
              <Skeleton shape="block" height="1.75rem" width="12rem" />
              <Skeleton shape="block" height="6rem" />
              <Skeleton shape="block" height="2.75rem" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  )
}
