import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
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
  purpose: 'Agrupa los campos que responden a una misma pregunta.',
  keyboard: 'of its parts',
  specimens: buildSpecimens(FieldGroup, {
    description: {
      legend: 'Who comes',
      description: 'As it stands in their document.',
      children: fields,
    },
    disabled: { legend: 'Who comes', disabled: true, children: fields },
    md: { legend: 'Who comes', size: 'md', children: fields },
    'long-text': {
      legend: 'A legend that is long enough to need two lines on every phone that is still in use',
      description:
        'And a description that goes on for two lines as well, so that one can see how they stand together.',
      children: fields,
    },
    'nonsense-empty': { legend: 'Who comes', children: null },
    'nonsense-long': () => (
      <FieldGroup legend={veryLongText} description={veryLongText}>
        <TextField label={veryLongText} name="endless" value={veryLongText} onChange={() => {}} />
      </FieldGroup>
    ),
  }),
} satisfies SpecimenFile
