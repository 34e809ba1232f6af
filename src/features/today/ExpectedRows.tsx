import { Link } from 'react-router-dom'
import { LinkRow } from '@/design-system/components/LinkRow/LinkRow'
import { Stack } from '@/design-system/components/Stack/Stack'
import { paths } from '@/paths'
import { copy } from './copy'
import type { ExpectedRow } from './expected-rows'
import { MoreRows } from './MoreRows'
import { PanelText } from './PanelText'
import { ReadMore } from './ReadMore'

const words = copy.expected

interface ExpectedRowsProps {
  rows: readonly ExpectedRow[]
  /** The authorizations that were read, if the lot has more of them. */
  unread?: { read: number; total: number; isReading: boolean; readMore: () => void }
}

/** The authorizations whose people may still come today. */
export function ExpectedRows({ rows, unread }: ExpectedRowsProps) {
  return (
    <Stack gap={0} align="stretch">
      {rows.length === 0 && !unread ? <PanelText>{words.nobody}</PanelText> : null}
      <MoreRows rows={rows}>
        {(row) => (
          <li key={row.id}>
            <LinkRow
              title={row.name}
              detail={`${words.when(row)} · ${words.who(row)}`}
              render={<Link to={row.isInvitation ? paths.editInvitation(row.id) : paths.pass(row.id)} />}
            />
          </li>
        )}
      </MoreRows>
      {unread ? (
        <ReadMore
          text={words.unread(unread.read, unread.total)}
          isReading={unread.isReading}
          onRead={unread.readMore}
        />
      ) : null}
    </Stack>
  )
}
