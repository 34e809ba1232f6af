import type { SpecimenFile } from '../../specimen'
import { PasswordField } from './PasswordField'

const common = {
  label: 'Password',
  name: 'password',
  showLabel: 'Show the password',
  hideLabel: 'Hide the password',
  autoComplete: 'current-password',
  onChange: () => {},
} as const

export default {
  component: 'PasswordField',
  specimens: [
    { name: 'filled', conformance: 'input', render: () => <PasswordField {...common} value="long enough" /> },
    {
      name: 'hint',
      conformance: 'input',
      render: () => (
        <PasswordField {...common} required value="" hint="At least eight characters, one a letter." />
      ),
    },
    {
      name: 'error',
      conformance: 'input',
      render: () => <PasswordField {...common} value="short" error="It needs at least eight characters" />,
    },
    { name: 'disabled', conformance: 'input', render: () => <PasswordField {...common} disabled value="" /> },
    {
      name: 'long-text',
      conformance: 'input',
      render: () => (
        <PasswordField
          {...common}
          label="The new password, which is not like the name, the email or the document number of anybody"
          value="a sentence is a very good password if it is not one that everybody knows by heart"
        />
      ),
    },
  ],
} satisfies SpecimenFile
