import { Plus } from 'lucide-react'
import type { SpecimenFile } from '../../specimen'
import { ButtonLink } from './ButtonLink'

export default {
  component: 'ButtonLink',
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
  ],
} satisfies SpecimenFile
