import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { TextLink } from '../TextLink/TextLink'
import { Footer } from './Footer'

export default {
  component: 'Footer',
  purpose: 'Cierra la página con la versión y los enlaces generales.',
  keyboard: 'of its parts',
  specimens: [
    {
      name: 'usual',
      render: () => (
        <Footer>
          <span>Version 1.0</span>
          <TextLink href="#help" tone="muted">
            Help
          </TextLink>
        </Footer>
      ),
    },
    {
      name: 'nonsense-long',
      render: () => (
        <Footer>
          <span>{endless}</span>
          <TextLink href="#endless" tone="muted">
            {endless}
          </TextLink>
        </Footer>
      ),
    },
    { name: 'nonsense-empty', render: () => <Footer /> },
  ],
} satisfies SpecimenFile
