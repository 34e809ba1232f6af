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
  keyboard: 'inner-components-only',
  specimens: buildSpecimens(FieldGroup, {
    description: {
      legend: 'Guest',
      description: 'As printed in the document.',
      children: fields,
    },
    disabled: { legend: 'Guest', disabled: true, children: fields },
    md: { legend: 'Guest', size: 'md', children: fields },
    'long-text': {
      legend: 'A legend that is long enough to need two lines on every phone, also on a wide one',
      description: 'A description that also needs two lines, to show the distance between two long texts.',
      children: fields,
    },
    'edge-empty': { legend: 'Guest', children: null },
    'edge-long': () => (
      <FieldGroup legend={veryLongText} description={veryLongText}>
        <TextField label={veryLongText} name="long" value={veryLongText} onChange={() => {}} />
      </FieldGroup>
    ),
  }),
} satisfies SpecimenFile
