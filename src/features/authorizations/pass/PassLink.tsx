import { QrCode } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { paths } from '@/paths'
import { copy } from './copy'

interface PassLinkProps {
  id: number
  /** The name of the authorization. As part of the accessible name, it distinguishes the links of a list. */
  name?: string
  size?: 'sm' | 'md'
}

export function PassLink({ id, name, size }: PassLinkProps) {
  return (
    <ButtonLink
      size={size}
      icon={<QrCode size={20} aria-hidden="true" />}
      aria-label={name && copy.openOf(name)}
      render={<Link to={paths.pass(id)} />}
    >
      {copy.open}
    </ButtonLink>
  )
}
