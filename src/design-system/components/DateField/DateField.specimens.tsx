import { Live } from '../../Live'
import type { SpecimenFile } from '../../specimen'
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
  ],
} satisfies SpecimenFile
