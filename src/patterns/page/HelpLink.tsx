import type { ComponentProps } from 'react'
import { config } from '@/config'
import { page } from '@/copy/page'
import { TextLink } from '@/design-system/components/TextLink/TextLink'

/** The link to the installation's help form, if the configuration has one. */
export function HelpLink({ tone }: Pick<ComponentProps<typeof TextLink>, 'tone'>) {
  const { helpUrl } = config()
  if (!helpUrl) return null
  return (
    <TextLink href={helpUrl} newTabLabel={page.opensInTab} tone={tone}>
      {page.help}
    </TextLink>
  )
}
