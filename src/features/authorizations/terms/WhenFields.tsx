import { Stack } from '@/design-system/components/Stack/Stack'
import { Tabs } from '@/design-system/components/Tabs/Tabs'
import { copy } from './copy'
import { DayFields } from './DayFields'
import { HourFields } from './HourFields'

/** The two tabs of the form. */
export type WhenTab = 'date' | 'hours'

const tabs = [
  { value: 'date', label: copy.when.date },
  { value: 'hours', label: copy.when.hours },
] as const

/** The tab on which an input stands, if it stands on one. */
export const whenTabOf = (name: string): WhenTab | undefined => {
  if (['days', 'from', 'to', 'week', 'isWeekendFiltered', 'weekdays'].includes(name)) return 'date'
  return ['hours', 'start', 'end'].includes(name) ? 'hours' : undefined
}

interface WhenFieldsProps {
  tab: WhenTab
  onTabChange: (tab: WhenTab) => void
}

/** When one may enter. What is typed on one tab stays while the other is shown, also a date that is not one yet. */
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
