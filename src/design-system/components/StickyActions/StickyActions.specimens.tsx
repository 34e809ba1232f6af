import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { StickyActions } from './StickyActions'

export default {
  component: 'StickyActions',
  purpose: 'Mantiene las acciones de un formulario al alcance del pulgar.',
  keyboard: 'inner-components-only',
  specimens: buildSpecimens(StickyActions, {
    two: () => (
      <StickyActions>
        <Button variant="primary">Save and share</Button>
        <Button>Cancel</Button>
      </StickyActions>
    ),
    one: { children: <Button variant="primary">Create</Button> },
    summary: {
      summary: 'Ana Paz, on Tuesday 24, from 8 to 12',
      children: <Button variant="primary">Create</Button>,
    },
    'edge-many': {
      children: ['One', 'Two', 'Three', 'Four', 'Five'].map((word) => <Button key={word}>{word}</Button>),
    },
    'edge-empty': {},
    'edge-long': () => (
      <StickyActions summary={veryLongText}>
        <Button variant="primary">{veryLongText}</Button>
        <Button>{veryLongText}</Button>
      </StickyActions>
    ),
  }),
} satisfies SpecimenFile
