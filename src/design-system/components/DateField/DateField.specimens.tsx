import { Live } from '@/design-system/Live'
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
  keyboard: [
    { keys: 'Tab', does: 'Goes to the text, to the button of the calendar, and out.' },
    { keys: 'Enter, Space', does: 'On the button: opens the calendar at the chosen day, or at today.' },
    {
      keys: 'Arrows',
      does: 'In the calendar: go to the day before or after, or to the same day of another week.',
    },
    { keys: 'Home, End', does: 'In the calendar: go to the first or the last day of the week.' },
    { keys: 'Page Up, Page Down', does: 'In the calendar: go to the same day of another month.' },
    {
      keys: 'Enter',
      does: 'In the text: reads it as a date; on a day: chooses it and goes back to the button.',
    },
    { keys: 'Escape', does: 'Closes the calendar without a choice; the focus returns to its button.' },
  ],
  specimens: [
    { name: 'empty', conformance: 'input', render: () => <DateField {...common} value="" /> },
    {
      name: 'hint',
      conformance: 'input',
      render: () => <DateField {...common} value="2026-11-24" hint="Today or later." />,
    },
    {
      name: 'error',
      conformance: 'input',
      render: () => <DateField {...common} required value="" error="Choose the first day" />,
    },
    {
      name: 'slashes',
      conformance: 'input',
      render: () => <DateField {...common} value="2026-11-24" format="DD/MM/YYYY" />,
    },
    {
      name: 'disabled',
      conformance: 'input',
      render: () => <DateField {...common} disabled value="2026-11-24" />,
    },
    {
      name: 'long-text',
      conformance: 'input',
      render: () => (
        <DateField
          {...common}
          label="The first of the days on which everybody in the list below may come in"
          value="2026-11-24"
        />
      ),
    },
    {
      name: 'choosing',
      conformance: 'none',
      render: () => (
        <Live initial="2026-11-24">
          {(value, setValue) => <DateField {...common} value={value} onChange={setValue} />}
        </Live>
      ),
    },
    {
      name: 'limits',
      conformance: 'none',
      render: () => (
        <Live initial="2026-11-26">
          {(value, setValue) => (
            <DateField
              {...common}
              value={value}
              onChange={setValue}
              min="2026-11-24"
              max="2027-01-31"
              disabledDates={(day) => day === '2026-12-25'}
            />
          )}
        </Live>
      ),
    },
    {
      name: 'year-menu',
      conformance: 'none',
      render: () => (
        <Live initial="">
          {(value, setValue) => (
            <DateField
              {...common}
              label="Date of birth"
              hasYearMenu
              min="1920-01-01"
              max="2026-11-24"
              value={value}
              onChange={setValue}
            />
          )}
        </Live>
      ),
    },
    {
      name: 'nonsense-days',
      conformance: 'input',
      render: () => (
        <DateField {...common} value="2026-02-31" today="never" min="2027-01-01" max="2026-01-01" />
      ),
    },
    { name: 'nonsense-text', conformance: 'input', render: () => <DateField {...common} value="soon" /> },
    {
      name: 'nonsense-long',
      conformance: 'input',
      render: () => (
        <DateField
          {...common}
          label={endless}
          hint={endless}
          error={endless}
          calendarLabel={endless}
          value="9999-12-31"
        />
      ),
    },
  ],
} satisfies SpecimenFile
