import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { TextLink } from '../TextLink/TextLink'
import { Footer } from './Footer'

export default {
  component: 'Footer',
  purpose: 'Cierra la página con la versión y los enlaces generales.',
  keyboard: 'inner-components-only',
  specimens: buildSpecimens(Footer, {
    usual: () => (
      <Footer>
        <span>Version 1.0</span>
        <TextLink href="#help" tone="muted">
          Help
        </TextLink>
      </Footer>
    ),
    'edge-long': () => (
      <Footer>
        <span>{veryLongText}</span>
        <TextLink href="#long" tone="muted">
          {veryLongText}
        </TextLink>
      </Footer>
    ),
    'edge-empty': () => <Footer />,
  }),
} satisfies SpecimenFile
