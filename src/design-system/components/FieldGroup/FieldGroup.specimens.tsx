import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { TextField } from '../TextField/TextField'
import { FieldGroup } from './FieldGroup'

const fields = (
  <>
    <TextField label="First name" name="first" value="" onChange={() => {}} />
    <TextField label="Last name" name="last" value="" onChange={() => {}} />
  </>
)

export default {
  component: 'FieldGroup',
  keyboard: 'of its parts',
  specimens: [
    {
      name: 'description',
      render: () => (
        <FieldGroup legend="Who comes" description="As it stands in their document.">
          {fields}
        </FieldGroup>
      ),
    },
    {
      name: 'disabled',
      render: () => (
        <FieldGroup legend="Who comes" disabled>
          {fields}
        </FieldGroup>
      ),
    },
    {
      name: 'md',
      render: () => (
        <FieldGroup legend="Who comes" size="md">
          {fields}
        </FieldGroup>
      ),
    },
    {
      name: 'long-text',
      render: () => (
        <FieldGroup
          legend="A legend that is long enough to need two lines on every phone that is still in use"
          description="And a description that goes on for two lines as well, so that one can see how they stand together."
        >
          {fields}
        </FieldGroup>
      ),
    },
    {
      name: 'nonsense-long',
      render: () => (
        <FieldGroup legend={endless} description={endless}>
          <TextField label={endless} name="endless" value={endless} onChange={() => {}} />
        </FieldGroup>
      ),
    },
    { name: 'nonsense-empty', render: () => <FieldGroup legend="Who comes">{null}</FieldGroup> },
  ],
} satisfies SpecimenFile
