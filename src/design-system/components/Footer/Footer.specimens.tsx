import type { SpecimenFile } from '../../specimen'
import { TextLink } from '../TextLink/TextLink'
import { Footer } from './Footer'

export default {
  component: 'Footer',
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
  ],
} satisfies SpecimenFile
