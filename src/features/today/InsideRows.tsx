import { Stack } from '@/design-system/components/Stack/Stack'
import type { Day } from '@/domain/days'
import { getInsidePath } from '@/patterns/movements/inside-request'
import { copy } from './copy'
import { InsideRowLink } from './InsideRowLink'
import type { InsideRow } from './inside-rows'
import { PanelText } from './PanelText'
import { firstRows } from './panels'

const words = copy.inside
/** The number of first names in the line below the rows. */
const maxNames = 3

interface InsideRowsProps {
  rows: readonly InsideRow[]
  /** The number of people inside; `rows` may have fewer. */
  total: number
  day: Day
  lotId: number
}

/** The people inside: the first in rows, the names of some others below. */
export function InsideRows({ rows, total, day, lotId }: InsideRowsProps) {
  const rest = total - firstRows
  const names = rows.slice(firstRows, firstRows + maxNames).map(({ name }) => name.split(' ')[0] ?? name)
  return (
    <Stack gap={0}>
      <Stack as="ul" gap={0}>
        {rows.slice(0, firstRows).map((row) => (
          <InsideRowLink key={row.id} row={row} day={day} to={getInsidePath(lotId, row.document)} />
        ))}
      </Stack>
      {rest > 0 ? <PanelText>{words.others(rest, names)}</PanelText> : null}
    </Stack>
  )
}
