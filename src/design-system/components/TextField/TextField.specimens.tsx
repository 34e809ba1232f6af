import { Mail } from 'lucide-react'
import { Live } from '@/design-system/Live'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { TextField } from './TextField'

const still = () => {}

export default {
  component: 'TextField',
  keyboard: [
    { keys: 'Tab', does: 'Goes to it with its text marked, and out again.' },
    {
      keys: 'Letters',
      does: 'Are written as the field wants them, e.g. in capitals; the caret stays in its place.',
    },
  ],
  specimens: [
    {
      name: 'empty',
      conformance: 'input',
      render: () => <TextField label="Title" name="title" value="" onChange={still} />,
    },
    {
      name: 'hint',
      conformance: 'input',
      render: () => (
        <TextField
          label="Title"
          name="title"
          hint="Optional; the guard reads it."
          value="Sunday"
          onChange={still}
        />
      ),
    },
    {
      name: 'error',
      conformance: 'input',
      render: () => (
        <TextField
          label="Email"
          name="email"
          type="email"
          required
          prefix={<Mail aria-hidden="true" />}
          value="ana@"
          onChange={still}
          error="Write a complete email address"
        />
      ),
    },
    {
      name: 'read-only',
      conformance: 'input',
      render: () => (
        <TextField label="Email" name="email" readOnly value="ana@example.com" onChange={still} />
      ),
    },
    {
      name: 'disabled',
      conformance: 'input',
      render: () => (
        <TextField label="Email" name="email" disabled value="ana@example.com" onChange={still} />
      ),
    },
    {
      name: 'long-text',
      conformance: 'input',
      render: () => (
        <TextField
          label="A label that says so much that on a phone it needs more than one line to be read"
          name="long"
          hint="A hint that goes on as well, because somebody wanted to explain every case that there is."
          error="An error of more than one line, which tells at length what is wrong and what would be right"
          value="A value that is much longer than the field in which it stands, so that its end cannot be seen"
          onChange={still}
          suffix="km"
        />
      ),
    },
    {
      name: 'capitals',
      conformance: 'none',
      render: () => (
        <Live initial="AB 12">
          {(value, setValue) => (
            <TextField
              label="Plate"
              name="plate"
              value={value}
              onChange={setValue}
              normalize={(text) => text.toUpperCase()}
            />
          )}
        </Live>
      ),
    },
    {
      name: 'nonsense-long',
      conformance: 'input',
      render: () => (
        <TextField
          label={endless}
          name="long"
          hint={endless}
          error={endless}
          value={endless}
          onChange={still}
          suffix={endless}
        />
      ),
    },
    {
      name: 'nonsense-lines',
      conformance: 'input',
      render: () => (
        <TextField label="" name="lines" aria-label="Nameless" value={'One\nTwo\u0000'} onChange={still} />
      ),
    },
  ],
} satisfies SpecimenFile
