import { Live } from '@/design-system/Live'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { WeekdayPicker } from './WeekdayPicker'
import type { PickerWeekday, WeekdayWords } from './weekday'

const words: WeekdayWords = {
  monday: { letter: 'M', name: 'Monday' },
  tuesday: { letter: 'T', name: 'Tuesday' },
  wednesday: { letter: 'W', name: 'Wednesday' },
  thursday: { letter: 'T', name: 'Thursday' },
  friday: { letter: 'F', name: 'Friday' },
  saturday: { letter: 'S', name: 'Saturday' },
  sunday: { letter: 'S', name: 'Sunday' },
}
const common = { label: 'On these days', name: 'weekdays', words, onChange: () => {} }
const some: PickerWeekday[] = ['monday', 'wednesday']

export default {
  component: 'WeekdayPicker',
  keyboard: [
    { keys: 'Tab', does: 'Goes from day to day and shows its full name, and why it cannot be chosen.' },
    {
      keys: 'Enter, Space',
      does: 'Choose the day or take it back; a day that cannot be chosen stays as it is.',
    },
    { keys: 'Escape', does: 'Hides the name of the day.' },
  ],
  specimens: [
    { name: 'some', render: () => <WeekdayPicker {...common} value={some} hint="As many as you like." /> },
    {
      name: 'error',
      render: () => <WeekdayPicker {...common} required value={[]} error="Choose at least one day" />,
    },
    { name: 'disabled', render: () => <WeekdayPicker {...common} disabled value={some} /> },
    {
      name: 'unavailable',
      render: () => (
        <WeekdayPicker
          {...common}
          value={['monday']}
          availableDays={['monday', 'tuesday']}
          unavailableReason="The dates only span Monday and Tuesday."
        />
      ),
    },
    {
      name: 'long-text',
      render: () => (
        <WeekdayPicker
          {...common}
          label="The days of the week on which they may come in between the first and the last of the dates above"
          value={[]}
          error="Choose at least one day of the week, because without one nobody would ever be let in"
        />
      ),
    },
    {
      name: 'choosing',
      conformance: 'none',
      render: () => (
        <Live initial={some}>
          {(value, setValue) => <WeekdayPicker {...common} value={value} onChange={setValue} />}
        </Live>
      ),
    },
    {
      name: 'nonsense-values',
      render: () => (
        <WeekdayPicker
          {...common}
          value={['someday' as PickerWeekday, 'monday', 'monday']}
          availableDays={[]}
        />
      ),
    },
    {
      name: 'nonsense-long',
      render: () => (
        <WeekdayPicker
          {...common}
          label={endless}
          words={{ ...words, monday: { letter: endless, name: endless } }}
          value={[]}
          availableDays={['monday']}
          unavailableReason={endless}
          error={endless}
        />
      ),
    },
  ],
} satisfies SpecimenFile
