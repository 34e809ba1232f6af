import { Link } from 'react-router-dom'
import { expiries } from '@/copy/expiry'
import { Plate } from '@/design-system/components/Plate/Plate'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import { formatDay, today } from '@/domain/days'
import { getExpiry } from '@/domain/expiry'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { describeLastDay } from '@/patterns/expiry/describe-last-day'
import { LastDay } from '@/patterns/expiry/LastDay'
import { buildRenewalState } from '@/patterns/persons/renewal-state'
import { copy } from './copy'
import type { PlacedExpiry } from './placed-expiries'

/** The columns of the list. The name opens the screen that renews the row. */
export const columns: readonly DataColumn<PlacedExpiry>[] = [
  {
    id: 'quien',
    header: copy.columns.name,
    value: ({ name }) => name,
    cell: (row) => <RenewalLink row={row} />,
    isRowHead: true,
    isSortable: true,
  },
  {
    id: 'que',
    header: copy.columns.kind,
    value: ({ kind }) => expiries.kinds[kind],
    isSortable: true,
  },
  { id: 'donde', header: copy.columns.place, value: ({ place }) => place.name, isSortable: true },
  {
    id: 'vence',
    header: copy.columns.lastDay,
    value: ({ lastDay }) => lastDay,
    cell: ({ lastDay }) => <LastDayCell day={lastDay} />,
    isSortable: true,
  },
]

function RenewalLink({ row: { kind, name, isPlate, to, renewal } }: { row: PlacedExpiry }) {
  return (
    <TextLink
      coversCard
      aria-label={isPlate ? undefined : copy.renewLabel(expiries.kinds[kind], name)}
      render={<Link to={to} state={renewal && buildRenewalState([renewal])} />}
    >
      {isPlate ? (
        <>
          {/* A label would replace the spelled plate. */}
          <VisuallyHidden>{copy.renewLabel(expiries.kinds[kind], '')}</VisuallyHidden>
          <Plate value={name} />
        </>
      ) : (
        name
      )}
    </TextLink>
  )
}

/** The last day with the expiry tag, which is only for the next 14 days. */
function LastDayCell({ day }: { day: string }) {
  if (getExpiry(day)) return <LastDay day={day} />
  return (
    <Stack gap={1}>
      <Text as="span" tone="inherit" hasTabularFigures isUnbroken>
        {formatDay(day)}
      </Text>
      <Text as="span" size="sm" tone="muted">
        {describeLastDay(day, today())}
      </Text>
    </Stack>
  )
}
