import { Plus } from 'lucide-react'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { ButtonLink } from './ButtonLink'

export default {
  component: 'ButtonLink',
  keyboard: [
    { keys: 'Tab', does: 'Goes to it and out again.' },
    { keys: 'Enter', does: 'Goes where it leads.' },
  ],
  specimens: [
    {
      name: 'primary',
      render: () => (
        <ButtonLink href="#new" variant="primary" icon={<Plus aria-hidden="true" />}>
          New one
        </ButtonLink>
      ),
    },
    { name: 'secondary', render: () => <ButtonLink href="#edit">Edit</ButtonLink> },
    {
      name: 'rendered',
      render: () => (
        <ButtonLink render={<a href="#router" data-router="" />} variant="quiet">
          Drawn by another link
        </ButtonLink>
      ),
    },
    {
      name: 'one-of-a-list',
      render: () => (
        <ButtonLink href="#plan" icon={<Plus aria-hidden="true" />} stretch align="start">
          A name in a list of names
        </ButtonLink>
      ),
    },
    {
      name: 'nonsense-long',
      render: () => (
        <ButtonLink href="#nowhere" icon={<Plus aria-hidden="true" />}>
          {endless}
        </ButtonLink>
      ),
    },
    {
      name: 'nonsense-address',
      render: () => <ButtonLink href="">Leads to this very page</ButtonLink>,
    },
  ],
} satisfies SpecimenFile
