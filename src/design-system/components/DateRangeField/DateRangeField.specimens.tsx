import { buildLiveSpecimen, buildSpecimens } from '@/design-system/build-specimens'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { DateRangeField } from './DateRangeField'

const common = {
  label: 'Dates',
  name: 'dates',
  fromLabel: 'From',
  toLabel: 'To',
  today: '2026-11-24',
  invalidMessage: 'Write the date as 24-11-2026',
  calendarLabel: 'Calendar',
  pickFirst: 'Choose the first day',
  pickLast: 'Choose the last day',
  onChange: () => {},
}

const week = { from: '2026-11-24', to: '2026-11-30' }
const none = { from: '', to: '' }

const presets = [
  { label: 'Today', range: { from: '2026-11-24', to: '2026-11-24' } },
  { label: 'Last 7 days', range: { from: '2026-11-18', to: '2026-11-24' } },
  { label: 'This month', range: { from: '2026-11-01', to: '2026-11-30' } },
]

export default {
  component: 'DateRangeField',
  keyboard: {
    Tab: 'Goes to the first day, to the last day, to the button of the calendar, and out.',
    'Enter, Space': 'On the button: opens the calendar at the first day of the range, or at today.',
    Arrows: 'In the calendar: go to the day before or after, or to the same day of another week.',
    'Home, End': 'In the calendar: go to the first or the last day of the week.',
    'Page Up, Page Down': 'In the calendar: go to the same day of another month.',
    Enter: 'On a day: chooses the first day, then the last, which closes the calendar; on a preset: both.',
    Escape: 'Closes the calendar without a choice; the focus returns to its button.',
  },
  specimens: [
    ...buildSpecimens(DateRangeField, common, {
      empty: { value: none },
      hint: { value: week, hint: 'At most a year.' },
      error: {
        required: true,
        value: { from: week.to, to: week.from },
        error: 'The last day is before the first',
      },
      disabled: { disabled: true, value: week },
      slashes: { value: { ...week, to: '' }, format: 'DD/MM/YYYY' },
      'nonsense-days': {
        value: { from: '2026-02-31', to: 'soon' },
        today: 'never',
        min: '2027-01-01',
        max: '2026-01-01',
      },
      'nonsense-long': {
        label: endless,
        fromLabel: endless,
        hint: endless,
        error: endless,
        presets: [{ label: endless, range: week }],
        pickFirst: endless,
        value: week,
      },
    }),
    buildLiveSpecimen('choosing', week, (value, setValue) => (
      <DateRangeField {...common} value={value} onChange={setValue} />
    )),
    buildLiveSpecimen('presets', none, (value, setValue) => (
      <DateRangeField {...common} presets={presets} value={value} onChange={setValue} />
    )),
    buildLiveSpecimen('limits', week, (value, setValue) => (
      <DateRangeField
        {...common}
        min="2026-11-20"
        max="2026-12-20"
        disabledDates={(day) => day === '2026-12-08'}
        value={value}
        onChange={setValue}
      />
    )),
  ],
} satisfies SpecimenFile
