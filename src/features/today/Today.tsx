import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PanelStrip } from '@/design-system/components/PanelStrip/PanelStrip'
import { panelColumns } from '@/design-system/components/PanelStrip/panel-columns'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { getTimeOfDay, today } from '@/domain/days'
import { getInsidePath } from '@/patterns/movements/inside-request'
import { useIsIdle } from '@/patterns/on-demand/use-is-idle'
import { QueryView } from '@/patterns/query-view/QueryView'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import { ExpectedRows } from './ExpectedRows'
import { listExpected } from './expected-rows'
import { InsideRows } from './InsideRows'
import { useInsideHeight } from './inside-height'
import { PanelSkeleton } from './PanelSkeleton'
import { PanelText } from './PanelText'
import { contentHeight, type PanelId } from './panels'
import { buildSoonOverPanel } from './soon-over-panel'
import { useActiveAuthorizations } from './use-active-authorizations'
import { useInside } from './use-inside'
import { useSoonOver } from './use-soon-over'
import { useToggles } from './use-toggles'

/** The pages of authorizations that the count of a closed panel needs at most, and those that an open panel and each press read. */
const [pagesOfCount, pagesOfOpenPanel] = [3, 5]

/** The build renders the page without a window. */
const isWide = () => typeof window !== 'undefined' && window.matchMedia(panelColumns).matches

interface TodayProps {
  lotId: number
  /** Whether the screen shows its rows. Before, the strip reads nothing, because the user waits for the rows. */
  areRowsShown: boolean
}

/** What happens today on a lot: who is inside, who is expected, and what expires soon. */
export function Today({ lotId, areRowsShown }: TodayProps) {
  const { id: rp } = useSession().neighbourhood
  const { open, toggle } = useToggles<PanelId>()
  const [extraPages, setExtraPages] = useState(0)
  const isExpectedOpen = open.includes('expected') || isWide()
  const isIdle = useIsIdle(areRowsShown)
  const maxPages = isExpectedOpen ? pagesOfOpenPanel + extraPages : pagesOfCount
  const active = useActiveAuthorizations({ rp, lotId, isEnabled: areRowsShown }, isIdle ? maxPages : 1)
  const authorizations = active.data?.authorizations ?? []
  const inside = useInside({ rp, lotId, isEnabled: areRowsShown }, authorizations)
  const insideHeight = useInsideHeight(inside.data?.total)
  const soonOver = useSoonOver(lotId, isIdle, authorizations)

  const day = today()
  const expected = listExpected({
    authorizations,
    insideNames: new Set(inside.data?.rows.map(({ name }) => name)),
    day,
    time: getTimeOfDay(new Date()),
  })
  const isExpectedKnown = active.data !== undefined && (active.data.isComplete || isIdle)
  const unread = active.data &&
    isIdle &&
    !active.data.isComplete && {
      read: authorizations.length,
      total: active.data.total,
      isReading: active.isFetching,
      readMore: () => setExtraPages(extraPages + pagesOfOpenPanel),
    }

  return (
    <PanelStrip<PanelId>
      label={copy.label}
      contentHeight={contentHeight}
      firstContentHeight={insideHeight}
      open={open}
      onToggle={toggle}
      panels={[
        {
          id: 'inside',
          title: copy.inside.title(inside.data?.total),
          action: (
            <TextLink
              standsAlone
              aria-label={copy.inside.allLabel}
              render={<Link to={getInsidePath(lotId)} />}
            >
              {copy.inside.all}
            </TextLink>
          ),
          content: (
            <QueryView query={inside} skeleton={<PanelSkeleton />}>
              {({ rows, total, lastExit }) =>
                total === 0 ? (
                  <PanelText>{copy.inside.nobody(lastExit, day)}</PanelText>
                ) : (
                  <InsideRows rows={rows} total={total} day={day} lotId={lotId} />
                )
              }
            </QueryView>
          ),
        },
        {
          id: 'expected',
          title: copy.expected.title(isExpectedKnown ? expected.length : undefined, Boolean(unread)),
          content: (
            <QueryView
              query={active}
              skeleton={<PanelSkeleton />}
              renderFailure={({ retry, isRetrying }) => (
                <RetryAlert onRetry={active.hasListFailed ? undefined : retry} isRetrying={isRetrying}>
                  {copy.expected.failed}
                </RetryAlert>
              )}
            >
              {() => <ExpectedRows rows={expected} unread={unread || undefined} />}
            </QueryView>
          ),
        },
        buildSoonOverPanel(soonOver, day),
      ]}
    />
  )
}
