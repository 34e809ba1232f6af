import { Stack } from '@/design-system/components/Stack/Stack'
import { Tabs } from '@/design-system/components/Tabs/Tabs'
import { copy } from './copy'
import { DayFields } from './DayFields'
import { HourFields } from './HourFields'

export type WhenTab = 'date' | 'hours'

const tabs = [
  { value: 'date', label: copy.when.date },
  { value: 'hours', label: copy.when.hours },
] as const

/** Returns the tab that contains an input, if a tab does. */
export const whenTabOf = (name: string): WhenTab | undefined => {
  if (['days', 'from', 'to', 'week', 'isWeekendFiltered', 'weekdays'].includes(name)) return 'date'
  return ['hours', 'start', 'end'].includes(name) ? 'hours' : undefined
}

interface WhenFieldsProps {
  tab: WhenTab
  onTabChange: (tab: WhenTab) => void
}

/** The days and hours of entry. The hidden tab keeps its typed text, even if it is not a valid date. */
export function WhenFields({ tab, onTabChange }: WhenFieldsProps) {
  return (
    <Tabs label={copy.when.label} value={tab} onChange={onTabChange} tabs={tabs}>
      <Stack hidden={tab !== 'date'}>
        <DayFields />
      </Stack>
      <Stack hidden={tab !== 'hours'}>
        <HourFields />
      </Stack>
    </Tabs>
  )
}
