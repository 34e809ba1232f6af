import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { LinkRow } from '@/design-system/components/LinkRow/LinkRow'
import { PanelStrip } from '@/design-system/components/PanelStrip/PanelStrip'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { getTimeOfDay } from '@/domain/days'
import { QueryView } from '@/patterns/query-view/QueryView'
import { copy } from '../copy'
import { InsideRowLink } from '../InsideRowLink'
import { useInsideHeight } from '../inside-height'
import { MoreRows } from '../MoreRows'
import { PanelSkeleton } from '../PanelSkeleton'
import { PanelText } from '../PanelText'
import { contentHeight, firstRows, type PanelId } from '../panels'
import { ReadMore } from '../ReadMore'
import { buildSoonOverPanel } from '../soon-over-panel'
import { useToggles } from '../use-toggles'
import { useWorksToday, worksPerRead } from './use-works-today'
import { getWorkInsidePath, listExpectedGroups } from './work-rows'

/** What happens today on the works of a user without lots: who is inside, which groups are expected, and what expires soon. */
export function WorksToday() {
  const [maxWorks, setMaxWorks] = useState(worksPerRead)
  const { open, toggle } = useToggles<PanelId>()
  const { day, works, currentCount, isReading, inside, expected, soonOver } = useWorksToday(maxWorks)
  const [onlyWork] = currentCount === 1 ? works : []
  /** Names the work of a row, if there are several. */
  const namePlace = (row: { work: string }) => (onlyWork ? undefined : row.work)
  const groups = expected.data && listExpectedGroups(expected.data, day, getTimeOfDay())
  const isPartial = works.length < currentCount
  // The button that reads more works needs room as well.
  const insideHeight = useInsideHeight(isPartial ? firstRows : inside.data?.total)
  const unread = isPartial && (
    <ReadMore
      text={copy.unreadWorks(works.length, currentCount)}
      isReading={isReading}
      onRead={() => setMaxWorks(maxWorks + worksPerRead)}
    />
  )

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
          title: copy.inside.title(inside.data?.total, isPartial),
          action: onlyWork && (
            <TextLink
              standsAlone
              aria-label={copy.inside.allLabel}
              render={<Link to={getWorkInsidePath(onlyWork)} />}
            >
              {copy.inside.all}
            </TextLink>
          ),
          content: (
            <QueryView query={inside} skeleton={<PanelSkeleton />}>
              {({ rows, total }) => (
                <Rows text={rows.length === 0 ? copy.inside.nobody(undefined, day) : undefined} end={unread}>
                  <MoreRows rows={rows}>
                    {(row) => (
                      <InsideRowLink key={row.id} row={row} day={day} place={namePlace(row)} to={row.to} />
                    )}
                  </MoreRows>
                  {total > rows.length ? (
                    <PanelText>{copy.inside.unlisted(total - rows.length)}</PanelText>
                  ) : null}
                </Rows>
              )}
            </QueryView>
          ),
        },
        {
          id: 'expected',
          title: copy.expected.title(groups?.length, isPartial),
          content: (
            <QueryView query={{ ...expected, data: groups }} skeleton={<PanelSkeleton />}>
              {(rows) => (
                <Rows text={rows.length === 0 ? copy.expected.nobody : undefined} end={unread}>
                  <MoreRows rows={rows}>
                    {(row) => (
                      <li key={row.id}>
                        <LinkRow
                          title={row.name}
                          detail={`${copy.expected.when(row)} · ${copy.expected.group(row, namePlace(row))}`}
                          render={<Link to={row.to} />}
                        />
                      </li>
                    )}
                  </MoreRows>
                </Rows>
              )}
            </QueryView>
          ),
        },
        buildSoonOverPanel(soonOver, day),
      ]}
    />
  )
}

/** The rows of a panel between the text that there are none and what follows. */
const Rows = ({ text, children, end }: { text?: string; children: ReactNode; end: ReactNode }) => (
  <Stack gap={0} align="stretch">
    {text === undefined ? null : <PanelText>{text}</PanelText>}
    {children}
    {end}
  </Stack>
)
