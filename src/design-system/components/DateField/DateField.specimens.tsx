import { buildLiveSpecimen, buildSpecimens } from '@/design-system/build-specimens'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { DateField } from './DateField'

const common = {
  label: 'From',
  name: 'from',
  today: '2026-11-24',
  invalidMessage: 'Write the date as 24-11-2026',
  calendarLabel: 'Calendar',
  onChange: () => {},
}

export default {
  component: 'DateField',
  keyboard: {
    Tab: 'Goes to the text, to the button of the calendar, and out.',
    'Enter, Space': 'On the button: opens the calendar at the chosen day, or at today.',
    Arrows: 'In the calendar: go to the day before or after, or to the same day of another week.',
    'Home, End': 'In the calendar: go to the first or the last day of the week.',
    'Page Up, Page Down': 'In the calendar: go to the same day of another month.',
    Enter: 'In the text: reads it as a date; on a day: chooses it and goes back to the button.',
    Escape: 'Closes the calendar without a choice; the focus returns to its button.',
  },
  conformance: 'input',
  specimens: [
    ...buildSpecimens(DateField, common, {
      empty: { value: '' },
      hint: { value: '2026-11-24', hint: 'Today or later.' },
      error: { required: true, value: '', error: 'Choose the first day' },
      slashes: { value: '2026-11-24', format: 'DD/MM/YYYY' },
      disabled: { disabled: true, value: '2026-11-24' },
      'long-text': {
        label: 'The first of the days on which everybody in the list below may come in',
        value: '2026-11-24',
      },
      'nonsense-days': { value: '2026-02-31', today: 'never', min: '2027-01-01', max: '2026-01-01' },
      'nonsense-text': { value: 'soon' },
      'nonsense-long': {
        label: endless,
        hint: endless,
        error: endless,
        calendarLabel: endless,
        value: '9999-12-31',
      },
    }),
    buildLiveSpecimen('choosing', '2026-11-24', (value, setValue) => (
      <DateField {...common} value={value} onChange={setValue} />
    )),
    buildLiveSpecimen('limits', '2026-11-26', (value, setValue) => (
      <DateField
        {...common}
        value={value}
        onChange={setValue}
        min="2026-11-24"
        max="2027-01-31"
        disabledDates={(day) => day === '2026-12-25'}
      />
    )),
    buildLiveSpecimen('year-menu', '', (value, setValue) => (
      <DateField
        {...common}
        label="Date of birth"
        hasYearMenu
        min="1920-01-01"
        max="2026-11-24"
        value={value}
        onChange={setValue}
      />
    )),
  ],
} satisfies SpecimenFile
