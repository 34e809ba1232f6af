import { Grid } from '@/design-system/components/Grid/Grid'
import { Inline } from '@/design-system/components/Inline/Inline'
import { SearchField } from '@/design-system/components/SearchField/SearchField'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { copy } from './copy'
import { type Roster, rosterSearchLimit } from './use-roster'

const searchDelayMs = 300
/** The width of the switch on a phone. */
const switchWidth = '9rem'

/** The search in the roster, and the switch between the list and the next days. */
export function RosterToolbar({ roster }: { roster: Roster }) {
  const { search, onSearch, mode, onMode } = roster
  return (
    <Grid gap={2} minColumn="20rem" phoneAside={switchWidth}>
      <SearchField
        name="dni"
        label={copy.search.label}
        clearLabel={copy.search.clear}
        value={search}
        onSearch={onSearch}
        delay={searchDelayMs}
        maxLength={rosterSearchLimit}
        inputMode="search"
        reservesMessageLine={false}
      />
      <Inline align="end">
        <SegmentedControl
          label={copy.modes.label}
          isLabelHidden
          name="modo"
          value={mode}
          onChange={onMode}
          options={[
            { value: 'lista', label: copy.modes.list },
            { value: 'dias', label: copy.modes.days },
          ]}
        />
      </Inline>
    </Grid>
  )
}
