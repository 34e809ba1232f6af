import { Live } from '@/design-system/Live'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
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
  keyboard: [
    { keys: 'Tab', does: 'Goes to the password, then to the button that shows it, and out.' },
    { keys: 'Enter, Space', does: 'On the button, show the password or hide it again.' },
  ],
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
    {
      name: 'typing',
      conformance: 'none',
      render: () => (
        <Live initial="">
          {(value, setValue) => <PasswordField {...common} value={value} onChange={setValue} />}
        </Live>
      ),
    },
    {
      name: 'nonsense-long',
      conformance: 'input',
      render: () => (
        <PasswordField {...common} label={endless} hint={endless} error={endless} value={endless} />
      ),
    },
  ],
} satisfies SpecimenFile
