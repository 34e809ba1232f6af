import { config } from '@/config'
import { page } from '@/copy/page'
import { TextLink } from '@/design-system/components/TextLink/TextLink'

interface HelpLinkProps {
  /** Use `muted` inside muted text. */
  tone?: 'accent' | 'muted'
}

/** The link to the installation's help form, if the configuration has one. */
export function HelpLink({ tone }: HelpLinkProps) {
  const { helpUrl } = config()
  if (!helpUrl) return null
  return (
    <TextLink href={helpUrl} newTabLabel={page.opensInTab} tone={tone}>
      {page.help}
    </TextLink>
  )
}
