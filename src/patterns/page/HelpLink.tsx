import { config } from '@/config'
import { page } from '@/copy/page'
import { TextLink } from '@/design-system/components/TextLink/TextLink'

interface HelpLinkProps {
  /** `muted` among words of another colour. */
  tone?: 'accent' | 'muted'
}

/** The installation's help form, if it has one. */
export function HelpLink({ tone }: HelpLinkProps) {
  const { helpUrl } = config()
  if (!helpUrl) return null
  return (
    <TextLink href={helpUrl} newTabLabel={page.opensInTab} tone={tone}>
      {page.help}
    </TextLink>
  )
}
