import { type ReactNode, useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { grownContent } from '@/design-system/components/PanelStrip/grown-content'
import { Stack } from '@/design-system/components/Stack/Stack'
import { copy } from './copy'
import { firstRows } from './panels'

/** The number of rows that a press adds. */
const addedRows = 20

interface MoreRowsProps<Row> {
  rows: readonly Row[]
  /** Renders a row in its list item. */
  children: (row: Row) => ReactNode
}

/** The first rows of a panel, and a button that shows more. A single further row takes the place of the button. */
export function MoreRows<Row>({ rows, children }: MoreRowsProps<Row>) {
  const [limit, setLimit] = useState(firstRows)
  const shownCount = rows.length === limit + 1 ? rows.length : limit
  const rest = Math.min(rows.length - shownCount, addedRows)
  return (
    <Stack gap={0}>
      <Stack as="ul" gap={0} {...(limit > firstRows ? grownContent : undefined)}>
        {rows.slice(0, shownCount).map(children)}
      </Stack>
      {rest > 0 ? (
        <Button size="sm" variant="quiet" onClick={() => setLimit(limit + addedRows)}>
          {copy.more(rest)}
        </Button>
      ) : null}
    </Stack>
  )
}
