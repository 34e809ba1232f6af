import { ArrowLeft } from 'lucide-react'
import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { TextLink } from '../TextLink/TextLink'
import { PageHeader } from './PageHeader'

export default {
  component: 'PageHeader',
  purpose: 'Encabeza una página: título, descripción, regreso y acciones.',
  keyboard: 'inner-components-only',
  specimens: buildSpecimens(PageHeader, {
    title: { title: 'Movements' },
    everything: {
      back: (
        <TextLink href="#back" icon={<ArrowLeft size={20} aria-hidden="true" />}>
          Back to visits
        </TextLink>
      ),
      title: 'Visits',
      description: 'Who may come in, and when.',
      actions: (
        <>
          <Button variant="primary">New visit</Button>
          <Button>New invitation</Button>
        </>
      ),
    },
    'edge-long': {
      back: (
        <TextLink href="#back" icon={<ArrowLeft size={20} aria-hidden="true" />}>
          {veryLongText}
        </TextLink>
      ),
      title: veryLongText,
      description: veryLongText,
      actions: (
        <>
          <Button variant="primary">{veryLongText}</Button>
          <Button>{veryLongText}</Button>
        </>
      ),
    },
  }),
} satisfies SpecimenFile
