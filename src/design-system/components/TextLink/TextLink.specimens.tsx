import { ArrowLeft } from 'lucide-react'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { TextLink } from './TextLink'

export default {
  component: 'TextLink',
  keyboard: [
    { keys: 'Tab', does: 'Goes to it and out again.' },
    { keys: 'Enter', does: 'Goes where it leads.' },
  ],
  specimens: [
    { name: 'accent', render: () => <TextLink href="#there">I forgot my password</TextLink> },
    {
      name: 'muted',
      render: () => (
        <TextLink href="#there" tone="muted">
          Terms
        </TextLink>
      ),
    },
    {
      name: 'with-icon',
      render: () => (
        <TextLink href="#back" icon={<ArrowLeft size={20} aria-hidden="true" />}>
          Back to the list
        </TextLink>
      ),
    },
    {
      name: 'new-tab',
      render: () => (
        <TextLink href="https://example.com" newTabLabel="opens in another tab">
          Help for users
        </TextLink>
      ),
    },
    {
      name: 'rendered',
      render: () => <TextLink render={<a href="#router" data-router="" />}>Drawn by another link</TextLink>,
    },
    {
      name: 'nonsense-long',
      render: () => (
        <TextLink href="#nowhere" icon={<ArrowLeft size={20} aria-hidden="true" />} newTabLabel={endless}>
          {endless}
        </TextLink>
      ),
    },
  ],
} satisfies SpecimenFile
